import { describe, expect, it } from 'vitest';
import { TRIP_SALE_MESSAGES, type Trip } from '../trip';
import { unlisted } from '../unlisted';
import { differencesOf } from '../version';
import { unnamedCompanion } from './seating';
import type { Ticket } from './ticket';
import { TICKET_STEPS, ticketSchema } from './ticket.schema';
import { NEW_TICKET, editedTicket, ticketLines } from './ticketDraft';
import { TICKET_FIELDS } from './ticketFields';
import {
  type TicketSale,
  saleAmount,
  sellableSeats,
  filledSale,
  isPriceable,
  ticketStepErrors,
} from './ticketSale';

const firstFaultyStep = (sale: TicketSale) =>
  TICKET_STEPS.findIndex((_, step) => Object.keys(ticketStepErrors(step, sale)).length > 0);

const trip: Trip = {
  id: 't1',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-22T06:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  totalSeats: 14,
  takenSeats: [1],
};
const BEN = { ...unnamedCompanion(5), name: 'Ben Eze' };
const ticket: Ticket = {
  id: 'u1',
  number: 'TK-7QF3XM-K',
  tripId: 't1',
  seats: [4, 5],
  travelerName: 'Ada Obi',
  travelerPhone: '08034127781',
  nextOfKinPhone: '+447700900123',
  dateOfBirth: '1990-04-02',
  travelerAddress: '12 Zik Avenue',
  nextOfKinName: 'Uche Obi',
  travelerKind: '',
  infants: '',
  accompaniedBy: '',
  aloneReason: '',
  discount: '',
  discountReason: '',
  companions: [BEN],
  paymentMethod: 'Cash',
  amount: 3_700_000,
  paymentReference: '',
  fare: 1_850_000,
};
const saleOf = (values: TicketSale['values'], chosen?: Trip): TicketSale => ({
  values,
  trip: chosen,
  today: '2026-11-21',
  now: '2026-11-21T09:00:00.000Z',
  fares: 'per-seat',
  passengers: {
    namesEach: true,
    details: 'asked',
    accompaniedAge: 0,
    findsTravelers: true,
    kinds: { childAge: 0, childPercent: 100, infantAge: 0 },
  },
  salesClose: 0,
  isOffline: false,
  discounts: [],
  rules: {},
});

describe('the ticket form', () => {
  it('starts with nothing, and asks for the trip first', () => {
    expect(firstFaultyStep(saleOf(NEW_TICKET))).toBe(0);
  });

  it('is filled in from a ticket but for the amount, which follows from the trip and the seats', () => {
    const values = editedTicket(ticket);
    expect(values.amount).toBeUndefined();
    expect(firstFaultyStep(saleOf(values, trip))).toBe(-1);
    const form = ticketSchema.cast(filledSale(saleOf(values, trip)));
    expect({ ...ticket, nonCash: '' }).toMatchObject(form);
    expect(Object.keys(form).toSorted()).toEqual(Object.keys(TICKET_FIELDS).toSorted());
  });

  it('says at the trip when selling closed, unless the ticket keeps as many seats as it has', () => {
    const values = { ...NEW_TICKET, tripId: trip.id, seats: [8] };
    const closed = { ...saleOf(values, trip), salesClose: 30, now: trip.travelDate };
    expect(ticketStepErrors(0, closed).tripId).toContain('were sold until');
    expect(ticketStepErrors(0, { ...closed, salesClose: 0 })).toEqual({});
    const moved = { ...closed, values: { ...editedTicket(ticket), seats: [7, 8] }, ticket };
    expect(ticketStepErrors(0, moved)).toEqual({});
  });

  it('does not say that a trip has left of text that is no trip', () => {
    expect(ticketStepErrors(0, saleOf({ ...NEW_TICKET, tripId: 'gone', seats: [8] }, undefined)).tripId).toBe(
      TRIP_SALE_MESSAGES.left,
    );
    const typed = saleOf({ ...NEW_TICKET, tripId: unlisted('lag') }, undefined);
    expect(ticketStepErrors(0, typed).tripId).toBe('Choose one from the list.');
  });

  it('says at the seats, before money is collected, that a further one costs more by now', () => {
    const seats = [4, 5, 6];
    const sale = { ...saleOf({ ...editedTicket(ticket), seats }, trip), ticket };
    expect(ticketStepErrors(0, sale).seats).toBeUndefined();
    expect(ticketStepErrors(0, { ...sale, trip: { ...trip, amount: 2_500_000 } })).toMatchObject({
      seats: 'The fare of this trip is ₦25,000.00 now. Please sell further seats on another ticket.',
    });
    expect(ticketStepErrors(0, { ...sale, ticket: { ...ticket, discount: 'Students' } })).toMatchObject({
      seats: 'Students was given for the seats that were sold. Please sell further seats on another ticket.',
    });
  });

  it('costs a part of the fare for a child, and says who is none', () => {
    const kinds = { childAge: 12, childPercent: 50, infantAge: 2 };
    const values = {
      ...editedTicket(ticket),
      companions: [{ ...BEN, kind: 'child', born: 'seen' }],
      infants: 'Obi, Ada',
    };
    const sale = saleOf(values, trip);
    const family = { ...sale, passengers: { ...sale.passengers, kinds } };
    expect(saleAmount(family)).toBe(2_775_000);
    expect(ticketStepErrors(1, family)).toEqual({
      infants: 'There is 1 adult on this ticket, with one lap each.',
    });
    const alone = { ...family, values: { ...values, travelerKind: 'child', infants: '' } };
    expect(ticketStepErrors(1, alone).travelerKind).toMatch(/^By the date of birth the traveler is \d+ then/);
    expect(ticketStepErrors(1, sale)).toEqual({
      companions: 'Children pay as adults do.',
      infants: 'Each passenger needs a seat.',
    });
  });

  it('has no price until its discount is known, and is not refused meanwhile', () => {
    const values = { ...NEW_TICKET, tripId: trip.id, seats: [8], discount: 'Students' };
    const early = { ...saleOf(values, trip), discounts: undefined };
    expect([saleAmount(early), isPriceable(early, false)]).toEqual([undefined, false]);
    expect(isPriceable({ ...early, discounts: [] }, false)).toBe(true);
    expect(isPriceable({ ...saleOf(values), discounts: [] }, true)).toBe(false);
    expect(isPriceable({ ...saleOf(values, trip), fares: undefined }, false)).toBe(false);
  });

  it('costs what the seats cost that can still be sold', () => {
    const values = { ...NEW_TICKET, tripId: trip.id, seats: [8, 9] };
    expect(saleAmount(saleOf(values, trip))).toBe(3_700_000);
    expect(saleAmount(saleOf(values, { ...trip, takenSeats: [1, 8] }))).toBe(1_850_000);
    expect(saleAmount(saleOf(values, { ...trip, takenSeats: [1, 8, 9] }))).toBeUndefined();
  });

  it('names and prices the chosen seats without a connection, although they cannot be sold now', () => {
    const values = { ...NEW_TICKET, tripId: trip.id, seats: [8, 9] };
    const offline = { ...saleOf(values, { ...trip, takenSeats: [1, 8, 9] }), isOffline: true };
    expect(sellableSeats(offline)).toEqual([8, 9]);
    expect(saleAmount(offline)).toBe(3_700_000);
    expect(firstFaultyStep(offline)).toBe(0);
  });

  it('does not say that the amount is missing while it is the seats or the trip that cannot be sold', () => {
    const values = { ...editedTicket(ticket), seats: [8] };
    expect(ticketStepErrors(2, saleOf(values, { ...trip, takenSeats: [8] }))).toEqual({});
    expect(ticketStepErrors(2, saleOf(values))).toEqual({});
    expect(ticketStepErrors(2, { ...saleOf(values, trip), fares: undefined })).toEqual({
      amount: 'Amount paid is required.',
    });
  });

  it('says without a connection what is not kept at this counter, whether it is sold or not', () => {
    const values = { ...NEW_TICKET, tripId: trip.id, seats: [8] };
    const offline = { ...saleOf(values, { ...trip, takenSeats: [1, 8] }), isOffline: true };
    expect(ticketStepErrors(0, offline)).toEqual({
      seats: 'No connection, and seat 8 is not kept at this counter. Please choose other seats.',
    });
    const takenSeats = Array.from({ length: trip.totalSeats }, (_, place) => place + 1);
    expect(ticketStepErrors(0, { ...offline, trip: { ...trip, takenSeats } }).tripId).toContain(
      'no seat of this trip is kept at this counter',
    );
  });

  it('names a passenger for each seat, wherever it is moved, and whatever the company requires of them', () => {
    const values = editedTicket(ticket);
    const moved = saleOf({ ...values, seats: [7, 8, 9] }, trip);
    expect(filledSale(moved).companions.map(({ seat, name }) => [seat, name])).toEqual([
      [8, 'Ben Eze'],
      [9, ''],
    ]);
    expect(ticketStepErrors(1, moved)).toEqual({ companions: 'Name of each passenger is required.' });
    const without = saleOf({ ...values, travelerAddress: '' }, trip);
    const passengers = { ...without.passengers, details: 'required' as const };
    expect(ticketStepErrors(1, without)).toEqual({});
    expect(ticketStepErrors(1, { ...without, passengers })).toEqual({
      travelerAddress: 'Address is required.',
    });
    const core = { ...moved, passengers: { ...passengers, namesEach: false } };
    expect(ticketStepErrors(1, core)).toEqual({});
    expect(filledSale(core).companions).toEqual([]);
  });

  it('asks who is responsible for a child only while no adult is on the ticket', () => {
    const values = { ...NEW_TICKET, ...editedTicket(ticket), companions: [], seats: [4] };
    const child = { ...values, dateOfBirth: '2016-01-01', accompaniedBy: 'TK-7QF3XM-K' };
    const sale = saleOf(child, trip);
    const asked = { ...sale, passengers: { ...sale.passengers, accompaniedAge: 12 } };
    expect(filledSale(asked).accompaniedBy).toBe('TK-7QF3XM-K');
    expect(filledSale({ ...asked, values: { ...child, dateOfBirth: '1990-01-01' } }).accompaniedBy).toBe('');
    expect(ticketStepErrors(1, { ...asked, values: { ...child, accompaniedBy: '' } })).toEqual({
      accompaniedBy:
        'A child under 12 travels with an adult. Enter the adult’s ticket on this bus, or why the child travels alone.',
    });
    expect(ticketStepErrors(1, { ...sale, values: { ...child, accompaniedBy: '' } })).toEqual({});
  });

  it('leaves a payment mode that it does not offer to be chosen', () => {
    expect(editedTicket({ ...ticket, paymentMethod: 'Cowries' }).paymentMethod).toBe('');
  });
});

describe('two people with one ticket', () => {
  const seen = editedTicket(ticket);
  const lines = ticketLines([trip]);

  it('decide on a trip and its seats together, and on every other field by itself', () => {
    expect(lines.map(({ label }) => label)).toEqual([
      'Trip and seats',
      'Mobile number',
      'Traveler name',
      'Next of kin mobile number',
      'Date of birth',
      'Travels with ticket',
      'Travels alone',
      'Address',
      'Name of next of kin',
      'Traveler pays as',
      'Infants on the lap',
      'Other passengers',
      'Payment method',
      'Part by transfer or POS',
      'Payment reference',
      'Discount',
      'Reason for the discount',
    ]);
    const mine = { ...seen, seats: [6], travelerName: 'Adaeze Obi' };
    expect(differencesOf(lines, { seen, theirs: seen, mine })).toMatchObject([
      {
        theirs: 'Awka - Lagos, Sun 22 Nov 2026, 07:00\u00A0AM, Seats 4, 5',
        mine: 'Awka - Lagos, Sun 22 Nov 2026, 07:00\u00A0AM, Seat 6',
      },
      { theirs: 'Ada Obi', mine: 'Adaeze Obi', side: 'mine' },
    ]);
  });

  it('have not changed a phone that one of them has typed in another way', () => {
    const mine = { ...seen, travelerPhone: '+234 803-412-7781', nextOfKinPhone: '0044 7700 900 123' };
    expect(differencesOf(lines, { seen, theirs: seen, mine })).toEqual([]);
  });
});
