import { ADMIN_LIST } from './adminList';
import { AUDIT_LIST } from './auditList';
import { COUNTER_LIST } from './counterList';
import { DISCARD_LIST } from './discardList';
import { DISCOUNT_LIST } from './discountList';
import { DRIVER_LIST } from './driverList';
import { DROP_LIST } from './dropList';
import { EXPENSE_LIST } from './expenseList';
import { FARE_LIST } from './fareList';
import { GIVEN_BACK_LIST } from './givenBackList';
import { OPERATION_LIST } from './operationList';
import { PAPER_LIST } from './paperList';
import { PAYMENT_LIST } from './paymentList';
import { ROUTE_LIST } from './routeList';
import { SHIFT_LIST } from './shiftList';
import { TERMINAL_LIST } from './terminalList';
import { TICKET_LIST } from './ticketList';
import { TRIP_LIST } from './tripList';
import { UNSEATED_LIST } from './unseatedList';
import { VEHICLE_LIST } from './vehicleList';
import { WAYBILL_LIST } from './waybillList';
import { type ListColumn, type SortName, fileColumns, wireName } from './listColumn';

/** The columns of every list, for the server; the app takes those of one list, so that it loads no others. */
export const ALL_LISTS = {
  tickets: TICKET_LIST,
  waybills: WAYBILL_LIST,
  trips: TRIP_LIST,
  expenses: EXPENSE_LIST,
  operations: OPERATION_LIST,
  shifts: SHIFT_LIST,
  drops: DROP_LIST,
  discards: DISCARD_LIST,
  givenBack: GIVEN_BACK_LIST,
  counters: COUNTER_LIST,
  payments: PAYMENT_LIST,
  unseated: UNSEATED_LIST,
  admins: ADMIN_LIST,
  terminals: TERMINAL_LIST,
  drivers: DRIVER_LIST,
  vehicles: VEHICLE_LIST,
  routes: ROUTE_LIST,
  papers: PAPER_LIST,
  fares: FARE_LIST,
  discounts: DISCOUNT_LIST,
  audit: AUDIT_LIST,
} as const;

/** The lists, as their files are called. */
export type CsvList = keyof typeof ALL_LISTS;

/** The wire's names of a list's sorts. */
export type SortOf<List extends CsvList> = SortName<(typeof ALL_LISTS)[List]>;

/** Returns the headings of a list's file, in their order. */
export const csvHeadings = (list: CsvList): string[] =>
  fileColumns(ALL_LISTS[list]).map(([, { header }]) => header);

/** Returns the wire's names of a list's sorts. */
export const sortNames = (list: CsvList): string[] =>
  Object.entries<ListColumn>(ALL_LISTS[list]).flatMap(([key, column]) =>
    column.sort === true ? [wireName(key, column)] : [],
  );
