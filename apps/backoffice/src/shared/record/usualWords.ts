import type { ListWords } from './recordKind';

/** "Driver": a noun as a heading has it. */
const headed = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** What the form of any record says (docs/app.md). */
export const formWords = (one: string) => ({
  creating: `Creating ${one}...`,
  editing: `Editing ${one}...`,
  created: `${headed(one)} created successfully`,
  edited: `${headed(one)} edited successfully`,
});

/** What the list and the form of a record of the office say; its page of docs/ tells where they say something else. */
export const usualWords = (one: string, many: string): ListWords => ({
  ...formWords(one),
  empty: `No ${headed(many)} Yet`,
  loadFailed: `Error fetching ${many}`,
  create: `Create ${headed(one)}`,
  deleted: `${headed(one)} deleted successfully.`,
});
