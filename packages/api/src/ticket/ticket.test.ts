import { beforeEach, expect, it } from 'vitest';
import type { Trip } from '@motorpark/domain';
import { saveSession } from '../session/session';
import { configureApi } from '../backend/connection';
import { newRetryKey } from '../http/retryKey';
import { aServer, CORE_SERVER, OWN_SERVER } from '../testing/aServer';
import { bookTicket, deleteTicket } from './ticket.endpoints';
import { readTicket } from '../core/readTicket';
import { aTicket } from './ticket.fixtures';
import { ticketSource } from './ticketSource';

const trip: Trip = {
  id: 't1',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-21T06:00:00.000Z',
  amount: 1_850_050,
  vehicleType: 'Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  totalSeats: 14,
  takenSeats: [1],
};
const form = {
  tripId: 't1',
  seats: [4, 5],
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
  amount: 1_850_050,
  nonCash: '',
  paymentReference: '',
};

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Chidi Eze' }));

it('books seats with the names of the wire and reads the ticket that the overview shows', async () => {
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'POST /api/book_ticket': {
      body: {
        data: aTicket(),
      },
    },
  });
  configureApi(server);
  const ticket = await bookTicket({ form, trip, retryKey: 'k' });
  expect(JSON.parse(server.calls('/api/book_ticket')[0]?.body ?? '')).toEqual({
    trip_id: 't1',
    traveler_name: 'Ada Obi',
    traveler_number: '08034127781',
    travel_date: '1990-04-02',
    amount: 18500.5,
    payment_method: 'Cash',
    next_of_kin_mobile_no: '08034127782',
    seat_number: [4, 5],
    next_of_kin_name: 'Uche Obi',
    traveler_kind: '',
    infants: '',
    accompanied_by: '',
    alone_reason: '',
    discount: '',
    discount_reason: '',
    traveler_address: '12 Zik Avenue',
    companions: [],
  });
  expect(ticket).toEqual({
    id: 'u1',
    version: 1,
    number: 'TK-7QF3XM-Q',
    travelerName: 'Ada Obi',
    travelerPhone: '08034127781',
    nextOfKinPhone: '08034127782',
    seats: [4, 5],
    routeId: 'Awka - Lagos',
    origin: 'Awka',
    destination: 'Lagos',
    travelDate: '2026-11-21T06:00:00.000Z',
    vehicleType: 'Bus',
    vehicleNumber: 'ANB 482 XA',
    status: 'Scheduled',
    amount: 1_850_050,
    paymentMethod: 'Cash',
    originId: 'a1',
    destinationId: 'l1',
    tripId: 't2',
    tripStatus: 'Scheduled',
    refundableUntil: '2026-11-21T06:00:00.000Z',
    isOwn: true,
    companions: [],
    dateOfBirth: '1990-04-02',
    travelerAddress: '12 Zik Avenue',
    nextOfKinName: 'Uche Obi',
    bookedBy: 'Ngozi Eze',
    bookedAt: '2026-11-21T05:00:00.000Z',
  });
});

it('names every passenger where the server keeps them, and nobody but the traveler elsewhere', async () => {
  const ben = { seat: 5, name: 'Ben Obi', phone: '', address: '', nextOfKinName: '', nextOfKinPhone: '' };
  for (const [capabilities, sent] of [
    [CORE_SERVER, undefined],
    [OWN_SERVER, 'Ben Obi'],
  ] as const) {
    const server = await aServer({
      'GET /api/capabilities': capabilities,
      'POST /api/book_ticket': { body: { data: sent === undefined ? { id: 12 } : aTicket() } },
    });
    configureApi(server);
    const ticket = await bookTicket({ form: { ...form, companions: [ben] }, trip });
    if (sent)
      expect(ticket).toMatchObject({ companions: [{ name: sent }], travelerAddress: '12 Zik Avenue' });
    const { body = '', query } = server.calls('/api/book_ticket')[0] ?? {};
    expect(body.includes('"companions":[{"seat_number":5,"name":"Ben Obi"')).toBe(sent !== undefined);
    expect(body.includes('traveler_address')).toBe(sent !== undefined);
    expect([...(query?.keys() ?? [])].some((field) => /compan|address|kin_name/.test(field))).toBe(false);
  }
});

it('fills in from the booking what a core server leaves out', async () => {
  const server = await aServer({
    'POST /api/book_ticket': { body: { message: 'Booked', data: { id: 12, travel_date: '1990-04-02' } } },
  });
  configureApi(server);
  expect(await bookTicket({ form, trip })).toMatchObject({
    id: '12',
    number: '12',
    travelerName: 'Ada Obi',
    seats: [4, 5],
    travelDate: trip.travelDate,
    vehicleNumber: 'ANB 482 XA',
    amount: 1_850_050,
    bookedBy: 'Chidi Eze',
  });
});

it('sends a core server a phone as it was typed', async () => {
  const server = await aServer({ 'POST /api/book_ticket': { body: { data: { id: 12 } } } });
  configureApi(server);
  const typed = { travelerPhone: '+234 803-412-7781', nextOfKinPhone: 'ask at the gate' };
  await bookTicket({ form: { ...form, ...typed }, trip });
  expect(Object.fromEntries(server.calls('/api/book_ticket')[0]?.query ?? [])).toMatchObject({
    traveler_number: typed.travelerPhone,
    next_of_kin_mobile_no: typed.nextOfKinPhone,
  });
});

it('tells the clerk which seats went', async () => {
  const server = await aServer({
    'GET /api/capabilities': OWN_SERVER,
    'POST /api/book_ticket': {
      status: 409,
      body: { message: 'Seat 4 was just sold.', errors: { seat_number: ['Seat 4 was just sold.'] } },
    },
  });
  configureApi(server);
  await expect(bookTicket({ form, trip })).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Seat 4 was just sold.',
    fieldErrors: { seat_number: 'Seat 4 was just sold.' },
  });
});

it('lists and deletes', async () => {
  const server = await aServer({
    'GET /api/get_all_tickets': { body: { data: { data: [{ id: 1, seat_number: '4,5' }] } } },
    'DELETE /api/delete_ticket/1': { body: { data: { id: 1 } } },
  });
  configureApi(server);
  expect((await ticketSource.all()).rows.map(({ id, seats }) => ({ id, seats }))).toEqual([
    { id: '1', seats: [4, 5] },
  ]);
  await deleteTicket({ id: '1' });
  await expect(deleteTicket({ id: '2' })).rejects.toMatchObject({
    kind: 'refused',
    status: 404,
    message: 'Not found',
  });
});

it('names the terminals as the server does, and as the code of the route does on a core server', () => {
  const row = { id: 'u1', trip: { route_id: 'Awka - Lagos' } };
  expect(readTicket(row)).toMatchObject({ origin: 'Awka', destination: 'Lagos' });
  const named = { ...row, original_terminal: 'Awka Central', destination_terminal: 'Lagos' };
  expect(readTicket(named)).toMatchObject({
    routeId: 'Awka - Lagos',
    origin: 'Awka Central',
    destination: 'Lagos',
  });
});

it('makes a new retry key for every sale', () => {
  expect(newRetryKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newRetryKey()).not.toBe(newRetryKey());
});
