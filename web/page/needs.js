// Shows what the page needs and this browser lacks, and what to do. Written in old JavaScript, so
// that old browsers can show it; the page's other scripts then do not start.

(function () {
  var missing = [];
  var needed = ["WebAssembly", "ResizeObserver", "DecompressionStream"];
  for (var i = 0; i < needed.length; i++) {
    if (!window[needed[i]]) {
      missing.push(needed[i]);
    }
  }
  if (!("noModule" in document.createElement("script"))) {
    missing.push("JavaScript modules");
  }
  var isFrench = /^fr/i.test(navigator.language || "");
  document.documentElement.lang = isFrench ? "fr" : "en";
  window.isMissing = missing.length > 0;
  if (window.isMissing) {
    var names = missing.join(", ");
    document.documentElement.className = "missing"; // hides everything that would not work
    document.getElementById("notice").hidden = false;
    document.getElementById("notice").textContent = isFrench
      ? "Il manque à ce navigateur : " + names + ". Mettez-le à jour, ou ouvrez cette page dans Firefox, Chrome, Edge"
        + " ou Safari de 2023 ou plus récent. En mode Isolement, un iPhone doit d'abord autoriser la page."
      : "This browser lacks: " + names + ". Update it, or open this page in Firefox, Chrome, Edge or Safari"
        + " from 2023 or later. In Lockdown Mode, allow the page on the iPhone first.";
  }
})();
