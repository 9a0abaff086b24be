import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';

const TOLD = { companions: [], traveler_address: '12 Zik Avenue', next_of_kin_name: 'Uche Obi' };

inTheOffice('The manifest', (office) => {
  const { trip, sold, edit } = ticketsOf(office);
  const setTrip = (id: string, body: object, by: 'ada' | 'tunde' = 'ada') =>
    office().call('PUT', `/api/trip_status/${id}`, { by, body });
  const require = (details: string) =>
    office().db.query(sql`update company set passenger_details = ${details}`);
  beforeAll(() => require('required'));
  afterAll(() => require('asked'));
  const isDue = (id: string) =>
    office().db.query(sql`update trip set departs_at = '2026-11-21T08:55:00.000Z' where id = ${id}`);

  it('tells driver, vehicle and each passenger, with whatever holds for them, at both ends of the route', async () => {
    const id = await trip();
    await sold(id, { seat_number: [4, 5], ...TOLD, companions: [BEN] });
    for (const by of ['ada', 'tunde'] as const) {
      expect((await office().call('GET', `/api/get_manifest/${id}`, { by })).body).toMatchObject({
        data: {
          driver: 'Emeka Eze',
          driver_phone: '08034127781',
          vehicle_number: 'ANB 482 XA',
          details: 'required',
          is_own: by === 'ada',
          passengers: [
            { seat_number: 4, name: 'Chinedu Obi', address: '12 Zik Avenue' },
            {
              seat_number: 5,
              name: 'Ben Eze',
              phone: '08034127781',
              address: 'Onitsha',
              next_of_kin_name: 'Uche Obi',
            },
          ],
        },
      });
    }
  });

  it('is to be whole before the bus leaves, and names what is missing', async () => {
    const id = await trip();
    const { id: ticket, body } = await sold(id, { seat_number: [1] });
    await isDue(id);
    for (const status of ['En-route', 'Completed']) {
      expect(await setTrip(id, { status })).toMatchObject({
        status: 422,
        body: {
          errors: {
            reason: [
              'The manifest is not complete. Seat 1: address, name of next of kin. Complete it, or say why the bus leaves anyway.',
            ],
          },
        },
      });
    }
    expect((await edit(ticket, { ...body, ...TOLD })).status).toBe(200);
    expect((await setTrip(id, { status: 'En-route' })).status).toBe(200);
  });

  it('can be left as it is with a reason, which stays in the history', async () => {
    const id = await trip();
    await sold(id, { seat_number: [1] });
    expect((await setTrip(id, { status: 'En-route', reason: 'The police let it go' })).status).toBe(200);
    expect((await office().call('GET', `/api/get_trip/${id}`, { by: 'tunde' })).body).toMatchObject({
      data: {
        history: [
          { kind: 'status', to_status: 'En-route' },
          {
            kind: 'edited',
            reason: 'The police let it go',
            fields: [
              { field: 'Missing on the manifest', from: '', to: 'Seat 1: address, name of next of kin' },
            ],
          },
        ],
      },
    });
  });

  it('does not keep a bus from arriving', async () => {
    const id = await trip();
    await sold(id, { seat_number: [1] });
    await isDue(id);
    expect((await setTrip(id, { status: 'Completed' }, 'tunde')).status).toBe(200);
  });

  it('is nothing that a company which only asks has to have', async () => {
    await require('asked');
    const id = await trip();
    await sold(id, { seat_number: [1] });
    expect((await setTrip(id, { status: 'En-route' })).status).toBe(200);
    await require('required');
  });
});

const BEN = {
  seat_number: 5,
  name: 'Ben Eze',
  phone: '',
  address: 'Onitsha',
  next_of_kin_name: '',
  next_of_kin_phone: '',
};
