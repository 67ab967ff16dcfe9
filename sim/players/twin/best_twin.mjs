// The best few of many actions, in order: engine/number_drop/player/best.py.

// Insert an action into the best `most`, best first; return how many there are.
export function keep(keys, actions, count, most, key, action) {
    if (count === most) {
        if (key <= keys[most - 1]) return count;
        count--;
    }
    let i = count;
    while (i > 0 && keys[i - 1] < key) {
        keys[i] = keys[i - 1];
        actions[i] = actions[i - 1];
        i--;
    }
    keys[i] = key;
    actions[i] = action;
    return count + 1;
}
