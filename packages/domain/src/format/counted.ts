/** Formats a count with its noun: `1 row`, `1,204 rows`, `2 entries`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
