import { expect, it } from 'vitest';
import { configureApi } from '../backend/connection';
import { OWN_SERVER, aServer } from '../testing/aServer';
import { boardPassengers, getManifest } from './boarding.endpoints';

it('A manifest is read, and what was boarded', async () => {
  const passenger = {
    seat_number: 4,
    ticket: 't1',
    ticket_id: 'TK-7QF3XM-K',
    name: 'Chinedu Obi',
    phone: '08034127781',
    address: '',
    next_of_kin_name: '',
    next_of_kin_phone: '08055512345',
    kind: '',
    infants: '',
    boarded_at: '2025-01-15T08:12:00.000Z',
    boarded_by: 'Ada Obi',
    no_show: false,
  };
  const data = {
    id: 'tr1',
    version: 3,
    route_id: 'Awka - Lagos',
    origin: 'Awka',
    destination: 'Lagos',
    travel_date: '2025-01-15T08:30:00.000Z',
    vehicle_number: 'ANB 482 XA',
    vehicle_type: 'Bus',
    driver: null,
    driver_phone: null,
    second_driver: null,
    second_driver_phone: null,
    status: 'Scheduled',
    can_run_again: false,
    total_seats: 14,
    details: 'required',
    is_own: true,
    ticket_keys: [],
    passengers: [passenger],
    parcels: [],
  };
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'GET /api/get_manifest/tr1': { body: { data } },
    'PUT /api/board_passengers/tr1': { body: { data: { ...data, marked: [4] } } },
  });
  configureApi({ baseURL: server.baseURL });
  expect(await getManifest('tr1')).toMatchObject({
    id: 'tr1',
    version: 3,
    driver: undefined,
    details: 'required',
    isOwn: true,
    passengers: [
      { seat: 4, ticketNumber: 'TK-7QF3XM-K', address: '', boardedBy: 'Ada Obi', isNoShow: false },
    ],
  });
  expect(await boardPassengers('tr1', { code: 'TK-7QF3XM-K' })).toEqual([4]);
  expect(server.calls('/api/board_passengers/tr1').map(({ body }) => body)).toEqual([
    '{"code":"TK-7QF3XM-K"}',
  ]);
});
