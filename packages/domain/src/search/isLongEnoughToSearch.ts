import { searchTerms } from './terms';

/** The trigram index needs at least three characters. */
const MIN_CHARACTERS = 3;

/** Whether the typed text is long enough to search all records by index: each reading of it has a word of at least three characters. */
export const isLongEnoughToSearch = (typed: string): boolean =>
  searchTerms(typed).every((all) => all.some((term) => term.length >= MIN_CHARACTERS));
