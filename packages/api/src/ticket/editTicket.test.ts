import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { CALLS } from '@motorpark/contract';
import { setStatus } from '../history/useStatusChange';
import { aServer, OWN_SERVER } from '../testing/aServer';
import { ROW, aTicket } from './ticket.fixtures';
import { editTicket, getTicket } from './ticket.endpoints';

const form = {
  tripId: 't2',
  seats: [5],
  travelerName: 'Ada Obi',
  travelerPhone: '08034127781',
  nextOfKinPhone: '08034127782',
  dateOfBirth: '1990-04-02',
  travelerAddress: '12 Zik Avenue',
  nextOfKinName: 'Uche Obi',
  travelerKind: '',
  infants: '',
  accompaniedBy: '',
  aloneReason: '',
  discount: '',
  discountReason: '',
  companions: [],
  paymentMethod: 'Cash' as const,
  amount: 1_850_000,
  nonCash: '',
  paymentReference: '',
};

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Chidi Eze' }));

describe('on our own server', () => {
  it('an edit sends the fields of a sale and reads the ticket as it is now', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'PUT /api/edit_ticket/u1': { body: { data: aTicket() } },
    });
    configureApi(server);
    expect(await editTicket({ id: 'u1', form })).toMatchObject({
      outcome: 'done',
      row: { id: 'u1', seats: [4, 5], tripId: 't2', status: 'Scheduled', dateOfBirth: '1990-04-02' },
    });
    expect(JSON.parse(server.calls('/api/edit_ticket/u1')[0]?.body ?? '')).toEqual({
      trip_id: 't2',
      traveler_name: 'Ada Obi',
      traveler_number: '08034127781',
      travel_date: '1990-04-02',
      amount: 18500,
      payment_method: 'Cash',
      next_of_kin_mobile_no: '08034127782',
      seat_number: [5],
      next_of_kin_name: 'Uche Obi',
      traveler_kind: '',
      infants: '',
      accompanied_by: '',
      alone_reason: '',
      discount: '',
      discount_reason: '',
      traveler_address: '12 Zik Avenue',
      companions: [],
      non_cash: '',
      payment_reference: '',
    });
  });

  it('what was paid is put right with the reason, without the trip at hand', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'PUT /api/edit_ticket/u1': { body: { data: aTicket() } },
    });
    configureApi(server);
    const edited = await editTicket({ id: 'u1', form, reason: 'Overcharged' });
    expect(edited).toMatchObject({ outcome: 'done', row: { id: 'u1', tripId: 't2' } });
    expect(JSON.parse(server.calls('/api/edit_ticket/u1')[0]?.body ?? '')).toMatchObject({
      amount: 18500,
      reason: 'Overcharged',
    });
  });

  it('one ticket comes with what happened to it', async () => {
    const at = '2026-11-21T05:00:00.000Z';
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'GET /api/get_ticket/TK-7QF3XM-Q': {
        body: {
          data: aTicket({ trip_status: 'En-route', history: [{ kind: 'created', by: 'Ngozi', at }] }),
        },
      },
    });
    configureApi(server);
    expect(await getTicket(' TK-7QF3XM-Q ')).toMatchObject({
      id: 'u1',
      tripId: 't2',
      tripStatus: 'En-route',
      originId: 'a1',
      destinationId: 'l1',
      dateOfBirth: '1990-04-02',
      history: [{ kind: 'created', by: 'Ngozi', at }],
    });
  });

  it('a status goes with its reason', async () => {
    const server = await aServer({
      'GET /api/capabilities': OWN_SERVER,
      'PUT /api/ticket_status/u1': { body: { data: ROW } },
    });
    configureApi(server);
    const order = { id: 'u1', status: 'Scheduled', reason: 'Wrong row' };
    expect(await setStatus(CALLS.ticketStatus, order)).toMatchObject({ outcome: 'done', version: 1 });
    expect(JSON.parse(server.calls('/api/ticket_status/u1')[0]?.body ?? '')).toEqual({
      status: 'Scheduled',
      reason: 'Wrong row',
    });
  });
});

describe('on a core server', () => {
  it('nothing is sent for an edit or a status', async () => {
    const server = await aServer({});
    configureApi(server);
    expect(await editTicket({ id: 'u1', form })).toEqual({ outcome: 'unsupported' });
    expect(await setStatus(CALLS.ticketStatus, { id: 'u1', status: 'Boarded' })).toEqual({
      outcome: 'unsupported',
      says: 'This server keeps no ticket statuses: nothing was changed.',
    });
    expect(server.arrived.map(({ path }) => path)).toEqual(['/api/capabilities']);
  });

  it('one ticket is looked up in the list, by its id or by its number however that is typed', async () => {
    const server = await aServer({ 'GET /api/get_all_tickets': { body: { data: [{ ...ROW, id: 7 }] } } });
    configureApi(server);
    for (const idOrNumber of ['7', 'TK-7QF3XM-Q', 'tk7qf3xmq']) {
      expect(await getTicket(idOrNumber)).toMatchObject({
        id: '7',
        number: 'TK-7QF3XM-Q',
      });
    }
    await expect(getTicket('8')).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });
});
