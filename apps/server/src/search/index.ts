export { countsOf } from './counts';
export { foundPage } from './foundPage';
export { type Key, type Named, type Run, type SearchedList } from './list';
export { DRIVERS, PEOPLE, ROUTES, TERMINALS, TYPED_VEHICLES, VEHICLES } from './names';
export { stretch } from './places';
export { type AskedPeriod, isLeftOut, periodConditions, periodIn, startOf } from './period';
export { listAsked, searchOf } from './listAsked';
export { type Search, pageIn } from './searchIn';
export { wholeRows } from './wholeList';
