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

/** All paged lists. They share an office; vehicles come before trips, because each trip adds a vehicle with its name. */
export const LISTS = [vehicles, tickets, waybills, trips, expenses, admins, terminals, drivers, routes];
