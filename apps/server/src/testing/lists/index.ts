import { admins } from './admins';
import { drivers } from './drivers';
import { expenses } from './expenses';
import { routes } from './routes';
import { terminals } from './terminals';
import { tickets } from './tickets';
import { trips } from './trips';
import { vehicles } from './vehicles';
import { waybills } from './waybills';

export type { ListCase, Wishes } from './listCase';
export { pageIn, queryOf } from './page';

/** Every list that comes page by page. */
export const LISTS = [tickets, waybills, trips, expenses, admins, terminals, drivers, vehicles, routes];
