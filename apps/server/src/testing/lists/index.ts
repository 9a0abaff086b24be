import { expenses } from './expenses';
import { tickets } from './tickets';
import { trips } from './trips';
import { waybills } from './waybills';

export type { ListCase, Wishes } from './listCase';
export { pageIn, queryOf } from './page';

/** Every list that comes page by page. */
export const LISTS = [tickets, waybills, trips, expenses];
