import type { ListName } from '../port/found';
import type { Fields } from '../reading';
import { readDriver, readRoute, readTerminal, readVehicle } from './officeRecords';
import { readComplete } from './readComplete';

const rows =
  <Row extends object>(list: ListName, readRow: (row: Fields, place: number) => Row) =>
  (body: unknown) =>
    readComplete(list, body, readRow);

/** Readers of a core server's answers, by method and path: its spellings become what the app reads of our own server. */
export const READERS: Readonly<Record<string, (body: unknown) => object>> = {
  'GET /api/fetch_terminals': rows('terminals', readTerminal),
  'GET /api/get_drivers': rows('drivers', readDriver),
  'GET /api/get_vehicles': rows('vehicles', readVehicle),
  'GET /api/get_routes': rows('routes', readRoute),
};
