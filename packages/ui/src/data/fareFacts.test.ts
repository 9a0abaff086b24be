import { NIGERIA, unnamedCompanion } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { aTicket } from '../print/TicketReceipt/TicketReceipt.fixtures';
import { fareFacts } from './fareFacts';

const terms = (changes: Parameters<typeof aTicket>[0]) =>
  fareFacts(aTicket({ childFare: 925_000, ...changes }), 'Seats', NIGERIA).map(({ term }) => term);
const child = { ...unnamedCompanion(5), kind: 'child' as const };

it('A ticket has the fare of a child only if a child travels with it', () => {
  expect(terms({})).toEqual(['Fare per seat', 'Seats']);
  expect(terms({ companions: [child] })).toEqual(['Fare per seat', 'Fare of a child', 'Seats']);
  expect(terms({ seats: [], unseatedSeats: [4, 5], companions: [child] })).toContain('Fare of a child');
  expect(terms({ travelerKind: 'child' })).toContain('Fare of a child');
  expect(terms({ fare: undefined })).toEqual([]);
});
