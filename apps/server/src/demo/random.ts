/** A random generator that returns the same sequence in every run. */
export interface Random {
  /** Returns a number from 0 to 1, excluding 1. */
  next: () => number;
  /** Returns a whole number, both ends included. */
  int: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Picks one of several values, by weight. */
  weighted: <T>(list: readonly [readonly [T, number], ...(readonly [T, number])[]]) => T;
}

/** Creates a seeded generator (mulberry32), which is good enough for demo data. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    weighted(list) {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return list[0][0];
    },
  };
}

/** Returns a primary key for a row created at a given time: a UUIDv7 like any other, but the same in every demo company. */
export function idAt(at: Date, random: Random): string {
  const hex = (digits: number) =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${hex(6)}`;
}

/** Wraps a generator of codes so that it never returns the same code twice. */
export function distinct(make: () => string): () => string {
  const made = new Set<string>();
  return () => {
    let code = make();
    while (made.has(code)) code = make();
    made.add(code);
    return code;
  };
}
