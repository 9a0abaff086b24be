import { lateCode } from '../../late/late';

/** What a list takes only while it is searched. */
export const searching = lateCode(() => import('./searching'));

/** Nothing happens where the code does not come. */
export const without = () => {};

/** Goes from a search box to the first row of the list behind it, once the rows are what was typed; or from a list to its search box. */
export const walkSearched = (way: 'goToRows' | 'goToBox', from: HTMLElement) =>
  void searching.fetchCode().then((code) => code[way](from), without);
