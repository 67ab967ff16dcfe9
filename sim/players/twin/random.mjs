// Random numbers from 0 to 1 determined by a seed: xorshift32, like the engine's own.

export function randomFrom(seed) {
    let x = seed | 0 || 1;
    return () => {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        return (x >>> 0) / 4294967296;
    };
}
