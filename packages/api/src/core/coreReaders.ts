import { findTicket, findWaybill } from '@motorpark/domain';
import type { ListName } from '../port/found';
import { type Fields, recordIn } from '../http/record';
import { type StatusReader, readComplete } from './readComplete';

type ReadRow<Row> = (row: Fields, place: number) => Row;

/** Returns the reader of a list, whose code is loaded while its answer is awaited; of a long one with that of a row's status alone. */
const rows =
  <Row extends object>(list: ListName, load: () => Promise<readonly [ReadRow<Row>, StatusReader?]>) =>
  async () => {
    const [readRow, statusOf] = await load();
    return (body: unknown) => readComplete(list, body, readRow, statusOf);
  };

/** Returns the reader of one record. */
const one =
  <Row extends object>(load: () => Promise<ReadRow<Row>>) =>
  async () => {
    const readRow = await load();
    return (body: unknown) => readRow(recordIn(body), 0);
  };

const office = () => import('./officeRecords');
const tickets = () => import('./readTicket');
const waybills = () => import('./readWaybill');

/** Readers of a core server's answers, by method and path: its spellings become what the app reads of our own server. */
export const READERS: Readonly<Record<string, () => Promise<(body: unknown) => object>>> = {
  'GET /api/fetch_admins': rows('admins', async () => [(await import('./readAdmin')).readAdmin]),
  'GET /api/fetch_terminals': rows('terminals', async () => [(await office()).readTerminal]),
  'GET /api/get_drivers': rows('drivers', async () => [(await office()).readDriver]),
  'GET /api/get_vehicles': rows('vehicles', async () => [(await office()).readVehicle]),
  'GET /api/get_routes': rows('routes', async () => [(await office()).readRoute]),
  'GET /api/get_trips': rows('trips', async () => [(await import('./readTrip')).readTrip]),
  'GET /api/get_all_tickets': rows('tickets', async () => {
    const { readTicket, readTicketStatus } = await tickets();
    return [readTicket, readTicketStatus];
  }),
  'POST /api/book_ticket': one(async () => (await tickets()).readTicket),
  'GET /api/get_waybills': rows('waybills', async () => {
    const { readWaybill, readWaybillStatus } = await waybills();
    return [readWaybill, readWaybillStatus];
  }),
  'POST /api/create_waybills': one(async () => (await waybills()).readWaybill),
};

interface InList {
  /** The path of the complete list that has it. */
  path: string;
  one: string;
  find: (rows: readonly never[], idOrNumber: string) => object | undefined;
}

/** Where single records are found for which a core server has no call, by method and path. */
export const IN_LIST: Readonly<Record<string, InList>> = {
  'GET /api/get_ticket/{id}': { path: '/api/get_all_tickets', one: 'ticket', find: findTicket },
  'GET /api/get_waybill/{id}': { path: '/api/get_waybills', one: 'waybill', find: findWaybill },
};
