/** Returns a cache name for a query, independent of the order of its fields. */
export const partOf = (view: string, query: object): string =>
  JSON.stringify([view, ...Object.entries(query).filter(isDefined).toSorted(byName)]);

type Entry = [name: string, value: unknown];
const isDefined = ([, value]: Entry) => value !== undefined;
const byName = ([one]: Entry, [other]: Entry) => (one < other ? -1 : 1);
