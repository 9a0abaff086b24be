import { type NewSale, newRetryKey } from '@motorpark/api';
import { expenseSchema, ticketSchema, waybillSchema } from '@motorpark/domain';
import { aTrip } from '../packages/domain/src/trip/trip.fixtures';
import type { Random } from '../apps/server/src/demo/random';
import { type Office, SEATS } from './office';

/** A sale that a clerk intends to make exactly once. */
export interface IntendedSale {
  /** A value that identifies the sale in the database. */
  mark: string;
  /** The seat, if another sale may compete for it. */
  seat?: string;
  sale: NewSale;
}

/** The probability that a second customer wants the seat of the previous sale. */
const CONTESTED = 0.1;
const FARE = 18_500;

/** Returns a function that creates one sale after the other: tickets, waybills and expenses. */
export function salesOf(office: Office, random: Random): () => IntendedSale {
  let made = 0;
  let nextSeat = 0;
  const kind = () =>
    random.weighted([
      ['ticket', 6],
      ['waybill', 2],
      ['expense', 2],
    ] as const);
  return () => {
    made += 1;
    const mark = `0803${String(made).padStart(7, '0')}`;
    switch (kind()) {
      case 'ticket': {
        if (nextSeat === 0 || !random.chance(CONTESTED)) nextSeat += 1;
        return { mark, seat: `seat ${nextSeat}`, sale: ticket(office, mark, nextSeat - 1) };
      }
      case 'waybill':
        return { mark, sale: waybill(office, mark) };
      case 'expense':
        return { mark, sale: expense(mark) };
    }
  };
}

/** A new ticket for one seat, numbered across all trips. */
export function ticket({ trips }: Office, mark: string, seat: number): NewSale<'ticket'> {
  const tripId = trips[Math.floor(seat / SEATS)];
  if (tripId === undefined) throw new Error('All seats are sold: this run needs more trips.');
  const form = ticketSchema.validateSync({
    tripId,
    seats: [(seat % SEATS) + 1],
    travelerName: 'Chinedu Obi',
    travelerPhone: mark,
    nextOfKinPhone: '08055512345',
    dateOfBirth: '1990-04-12',
    companions: [],
    paymentMethod: 'Cash',
    amount: FARE * 100,
  });
  return { ...aNew('ticket'), order: { form, trip: aTrip({ id: tripId, totalSeats: SEATS }) } };
}

function waybill({ company }: Office, mark: string): NewSale<'waybill'> {
  const form = waybillSchema.validateSync({
    senderName: 'Ada Obi',
    senderPhone: mark,
    senderEmail: 'ada@example.com',
    senderAddress: '12 Zik Avenue, Awka',
    originTerminalId: company.awka,
    bookDate: '2026-11-21',
    receiverName: 'Bola Ade',
    receiverPhone: '07061234567',
    destinationTerminalId: company.lagos,
    description: 'A carton of textbooks',
    quantity: '2',
    weight: '12.5',
    worth: '40,000',
    handlingInstructions: 'Keep dry',
    paymentMethod: 'Cash',
    amount: '3,500',
  });
  return { ...aNew('waybill'), order: { form, terminals: [] } };
}

function expense(mark: string): NewSale<'expense'> {
  const form = expenseSchema.validateSync({
    expenseType: 'Diesel',
    terminal: 'Awka',
    approvingOfficer: 'Ngozi Okeke',
    amount: 6_500_000,
    description: mark,
  });
  return { ...aNew('expense'), order: { form } };
}

const aNew = <Kind extends NewSale['kind']>(kind: Kind) => ({
  key: newRetryKey(),
  kind,
  draft: {},
  facts: [],
});
