import { lateCode } from '../../late/late';

/** Code that a list loads only while it is searched. */
export const searching = lateCode(() => import('./searching'));

/** Does nothing, if the code cannot be loaded. */
export const ignoreFailure = () => {};

/** Moves the focus from a search box to the first row of the list after it, once the search has finished; or from a list to its search box. */
export const moveSearchFocus = (target: 'goToRows' | 'goToBox', from: HTMLElement) =>
  void searching.fetchCode().then((code) => code[target](from), ignoreFailure);
