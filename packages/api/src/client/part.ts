/** Returns a cache name for a query, independent of the order of its fields. */
export const partOf = (view: string, wishes: object): string =>
  JSON.stringify([view, ...Object.entries(wishes).filter(isWish).toSorted(byName)]);

type Entry = [name: string, wish: unknown];
const isWish = ([, wish]: Entry) => wish !== undefined;
const byName = ([one]: Entry, [other]: Entry) => (one < other ? -1 : 1);
