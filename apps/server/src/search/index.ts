export { countsOf } from './counts';
export { foundPage } from './foundPage';
export { type Key, type Listed, type Named, type Run, type SearchedList } from './list';
export { DRIVERS, PEOPLE, ROUTES, TERMINALS, TYPED_VEHICLES, VEHICLES } from './names';
export { stretch } from './places';
export { type AskedPeriod, isLeftOut, periodConditions, periodIn, startOf } from './period';
export { type Search, pageIn, searchIn } from './searchIn';
export { type Walked, wholeList, wholeRows } from './wholeList';
