import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { CALLS } from '@motorpark/contract';
import { setStatus } from '../history/useStatusChange';
import { aServer, OWN_SERVER } from '../testing/aServer';
import { aTrip } from './trip.fixtures';
import { deleteTrip, listTripsFrom, saveTrip } from './trip.endpoints';

const form = {
  routeId: 'Awka - Lagos',
  travelDate: '2026-11-22T07:00',
  vehicleNumber: 'ANB 482 XA',
  driver: 'Emeka Nwosu',
  secondDriver: '',
  amount: 1_850_050,
};

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Ada Obi' }));

it('a core server only lists trips: nothing is sent, and the screen is told so', async () => {
  const server = await aServer({});
  configureApi({ baseURL: server.baseURL });
  const notStored = { outcome: 'unsupported', says: 'This server cannot store trips. Nothing was sent.' };
  expect(await saveTrip({ form })).toEqual(notStored);
  expect(await saveTrip({ id: 't1', form })).toEqual(notStored);
  expect(await deleteTrip({ id: 't1' })).toEqual({
    outcome: 'shown',
    says: 'The trip is gone from this screen only: this server cannot delete it.',
  });
  expect(await setStatus(CALLS.tripStatus, { id: 't1', status: 'Completed' })).toEqual({
    outcome: 'shown',
    says: 'on this screen only: this server does not keep it.',
  });
  expect(server.arrived.map(({ path }) => path)).toEqual(['/api/capabilities']);
});

it('a server that keeps trips is sent the words of the wire: Lagos time as an instant, kobo as naira', async () => {
  const answer = { body: { data: aTrip() } };
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'POST /api/create_trips': answer,
    'PUT /api/edit_trip/t1': answer,
    'DELETE /api/delete_trip/t1': answer,
    'PUT /api/trip_status/t1': answer,
  });
  configureApi({ baseURL: server.baseURL });
  const sent = {
    route_id: 'Awka - Lagos',
    travel_date: '2026-11-22T06:00:00.000Z',
    vehicle_number: 'ANB 482 XA',
    driver: 'Emeka Nwosu',
    second_driver: '',
  };

  const done = { outcome: 'done', version: 1 };
  expect(await saveTrip({ form, retryKey: 'key-1' })).toMatchObject(done);
  const [created] = server.calls('/api/create_trips');
  expect(JSON.parse(created?.body ?? '')).toEqual({ ...sent, amount: 18_500.5 });
  expect(created?.headers['idempotency-key']).toBe('key-1');

  expect(await saveTrip({ id: 't1', form })).toMatchObject(done);
  expect(JSON.parse(server.calls('/api/edit_trip/t1')[0]?.body ?? '')).toMatchObject(sent);
  expect(await deleteTrip({ id: 't1' })).toEqual({ outcome: 'done' });
  const order = { id: 't1', status: 'Scheduled', reason: 'It never left' };
  expect(await setStatus(CALLS.tripStatus, order)).toMatchObject(done);
  expect(JSON.parse(server.calls('/api/trip_status/t1')[0]?.body ?? '')).toEqual({
    status: 'Scheduled',
    reason: 'It never left',
  });
});

describe('the trips from a day on', () => {
  const row = (id: string) => aTrip({ id });
  const trip = (id: string, kind: 'created' | 'deleted') => ({
    body: { data: aTrip({ id, history: [{ kind, by: 'Ada Obi', at: '2026-11-21T09:00:00Z' }] }) },
  });

  it('come page by page, and the one that is named with them, unless it is gone', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'GET /api/get_trips': ({ query }) => ({
        body: query.has('cursor')
          ? { data: [row('t2')], next_cursor: null, total: 2 }
          : { data: [row('t1')], next_cursor: 'next', total: 2 },
      }),
      'GET /api/get_trip/old': trip('old', 'created'),
      'GET /api/get_trip/deleted': trip('deleted', 'deleted'),
      'GET /api/get_trip/unknown': { status: 404, body: { message: 'There is no such trip.' } },
    });
    configureApi({ baseURL: server.baseURL });
    const idsWith = async (also?: string) => (await listTripsFrom('2026-11-21', also)).map(({ id }) => id);
    expect(await idsWith()).toEqual(['t1', 't2']);
    expect(server.calls('/api/get_trips').map(({ query }) => query.toString())).toEqual([
      'from=2026-11-21&limit=200',
      'from=2026-11-21&cursor=next&limit=200',
    ]);
    expect(await idsWith('t2')).toEqual(['t1', 't2']);
    expect(await idsWith('old')).toEqual(['t1', 't2', 'old']);
    expect(await idsWith('deleted')).toEqual(['t1', 't2']);
    expect(await idsWith('unknown')).toEqual(['t1', 't2']);
  });

  it('are all that a core server has', async () => {
    const server = await aServer({ 'GET /api/get_trips': { body: { data: [row('t1')] } } });
    configureApi({ baseURL: server.baseURL });
    expect(await listTripsFrom('2026-11-21', 'old')).toMatchObject([{ id: 't1' }]);
    expect(server.calls('/api/get_trips').map(({ query }) => query.toString())).toEqual(['']);
  });
});
