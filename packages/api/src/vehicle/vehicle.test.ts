import { beforeEach, expect, it } from 'vitest';
import type { WireVehicle } from '@motorpark/contract';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { aServer, OWN_SERVER } from '../testing/aServer';
import { VEHICLES } from './vehicles';

const form = { number: 'ANB 482 XA', seats: '14', type: 'Bus' as const, assignedDriver: 'Emeka Nwosu' };

const VEHICLE: WireVehicle = {
  id: 'v1',
  version: 1,
  vehicle_number: 'ANB 482 XA',
  vehicle_seat_number: 14,
  seat_number: [1, 2, 3],
  vehicle_type: 'Bus',
  assigned_driver: 'Emeka Nwosu',
  status: 'In service',
  former_numbers: null,
};

beforeEach(() => saveSession({ token: 'tok', role: 'super_admin', terminalName: '', name: 'Ada Obi' }));

it('a core server has no call for vehicles: nothing is sent, and the screen is told so', async () => {
  const server = await aServer({});
  configureApi({ baseURL: server.baseURL });
  const notSaved = { outcome: 'unsupported', says: 'This server cannot save vehicles. Nothing was sent.' };
  expect(await VEHICLES.save({ form })).toEqual(notSaved);
  expect(await VEHICLES.save({ id: 'v1', form })).toEqual(notSaved);
  expect(await VEHICLES.remove({ id: 'v1' })).toEqual({ outcome: 'unsupported' });
  expect(server.arrived.map(({ path }) => path)).toEqual(['/api/capabilities']);
});

it('a server that can write vehicles is sent the words of the wire', async () => {
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'POST /api/create_vehicles': { body: { data: VEHICLE } },
    'DELETE /api/delete_vehicle/v1': { body: { data: VEHICLE } },
  });
  configureApi({ baseURL: server.baseURL });
  expect(await VEHICLES.save({ form })).toMatchObject({ outcome: 'done', version: 1 });
  expect(JSON.parse(server.calls('/api/create_vehicles')[0]?.body ?? '')).toEqual({
    vehicle_number: 'ANB 482 XA',
    vehicle_seat_number: '14',
    vehicle_type: 'Bus',
    assigned_driver: 'Emeka Nwosu',
  });
  expect(await VEHICLES.remove({ id: 'v1' })).toEqual({ outcome: 'done' });
});
