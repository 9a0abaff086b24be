export { MOST_COUNTED, formatCount } from './count';
export { searchCode, searchPhone, searchText } from './fold';
export { type SearchTerms, hasTerms, matchesText, searchTerms } from './terms';
