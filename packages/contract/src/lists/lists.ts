import * as tables from './tables';
import { type ListColumn, type SortName, fileColumns, wireName } from './listColumn';

/** The columns of every list, for the server; the app takes those of one list, so that it loads no others. */
export const ALL_LISTS = {
  tickets: tables.TICKET_LIST,
  waybills: tables.WAYBILL_LIST,
  trips: tables.TRIP_LIST,
  expenses: tables.EXPENSE_LIST,
  claims: tables.CLAIM_LIST,
  operations: tables.OPERATION_LIST,
  shifts: tables.SHIFT_LIST,
  drops: tables.DROP_LIST,
  lookAt: tables.LOOK_AT_LIST,
  givenBack: tables.GIVEN_BACK_LIST,
  counters: tables.COUNTER_LIST,
  payments: tables.PAYMENT_LIST,
  settlements: tables.SETTLEMENT_LIST,
  settlementLines: tables.SETTLEMENT_LINE_LIST,
  unseated: tables.UNSEATED_LIST,
  admins: tables.ADMIN_LIST,
  terminals: tables.TERMINAL_LIST,
  drivers: tables.DRIVER_LIST,
  vehicles: tables.VEHICLE_LIST,
  routes: tables.ROUTE_LIST,
  papers: tables.PAPER_LIST,
  services: tables.SERVICE_LIST,
  fares: tables.FARE_LIST,
  discounts: tables.DISCOUNT_LIST,
  audit: tables.AUDIT_LIST,
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
