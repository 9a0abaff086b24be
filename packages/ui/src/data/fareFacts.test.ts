import { NIGERIA, unnamedCompanion } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { aTicket } from '../print/TicketReceipt/TicketReceipt.fixtures';
import { sayIn } from '../locale/words';
import { discountFacts } from './discountFacts';
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

it('The fare of a seat is the one before the discount that is named besides, so that nobody subtracts it twice', () => {
  const ticket = aTicket({
    seats: [4],
    fare: 1_665_000,
    fullFare: 1_850_000,
    amount: 1_665_000,
    discount: 'Students',
  });
  const facts = [
    ...fareFacts(ticket, 'Seats', NIGERIA),
    ...discountFacts(ticket, { region: NIGERIA, say: sayIn({}), words: {} }),
  ];
  expect(facts).toContainEqual({ term: 'Fare per seat', value: '₦18,500.00' });
  expect(facts).toContainEqual({ term: 'Discount', value: 'Students, ₦1,850.00 off' });
});
