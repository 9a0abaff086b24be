import { searchTerms } from './terms';

/** What an index finds begins at three characters. */
const FEWEST = 3;

/** Whether so much was typed that it can be looked for everywhere, among millions of rows: each way to read it has a word of three characters. */
export const isEnoughToSearch = (typed: string): boolean =>
  searchTerms(typed).every((all) => all.some((term) => term.length >= FEWEST));
