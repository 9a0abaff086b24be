import type { ListName } from '../port/found';
import type { Fields } from '../reading';
import { readComplete } from './readComplete';

/** Returns the reader of a list, whose code is loaded while its answer is awaited. */
const rows =
  <Row extends object>(list: ListName, load: () => Promise<(row: Fields, place: number) => Row>) =>
  async () => {
    const readRow = await load();
    return (body: unknown) => readComplete(list, body, readRow);
  };

const office = () => import('./officeRecords');

/** Readers of a core server's answers, by method and path: its spellings become what the app reads of our own server. */
export const READERS: Readonly<Record<string, () => Promise<(body: unknown) => object>>> = {
  'GET /api/fetch_terminals': rows('terminals', async () => (await office()).readTerminal),
  'GET /api/get_drivers': rows('drivers', async () => (await office()).readDriver),
  'GET /api/get_vehicles': rows('vehicles', async () => (await office()).readVehicle),
  'GET /api/get_trips': rows('trips', async () => (await import('./trips')).readTrip),
  'GET /api/get_routes': rows('routes', async () => (await office()).readRoute),
};
