import type { ListWords, SearchWord } from './recordKind';

/** Capitalises a noun: "Driver". */
export const headed = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** The texts of any record's form (docs/app.md). */
export const formWords = (one: string) => ({
  creating: `Creating ${one}...`,
  editing: `Editing ${one}...`,
  created: `${headed(one)} created successfully`,
  edited: `${headed(one)} edited successfully`,
});

/** The usual texts of a record's list and form; differences are in the noun's page of docs/. */
export const usualWords = (one: string, many: string): Omit<ListWords, SearchWord> => ({
  ...formWords(one),
  empty: `No ${headed(many)} Yet`,
  loadFailed: `Error fetching ${many}`,
  create: `Create ${headed(one)}`,
  deleted: `${headed(one)} deleted successfully.`,
});
