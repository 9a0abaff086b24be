export { MOST_COUNTED, formatCount } from './count';
export { isLongEnoughToSearch } from './isLongEnoughToSearch';
export { type MarkedPart, markedParts } from './marks';
export { type SearchTerms, hasTerms, matchesText, numbersWithSwap, searchTerms } from './terms';
