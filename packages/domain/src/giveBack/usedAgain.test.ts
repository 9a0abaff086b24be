import { expect, it } from 'vitest';
import { type UsedTicket, isSpent, namesOthers, travelsAgain } from './usedAgain';

const TICKET: UsedTicket = {
  status: 'Scheduled',
  amount: 1_850_000,
  bookedAt: '2026-11-20T08:00:00.000Z',
  plannedAt: '2026-11-22T06:00:00.000Z',
  refundableUntil: '2026-11-22T06:00:00.000Z',
  soldAt: 'Awka',
  hasLeft: false,
  hasBoarded: false,
  mayHaveTravelled: false,
  isUnseatedByAsker: false,
  didNotCome: false,
  reschedules: 0,
  isUnseated: false,
  wasCash: true,
  isPartCash: false,
};
const RULES = { refundKept: 20, refundNotice: 24, noShowRule: 'nothing' } as const;

it.each<[string, string, Partial<UsedTicket>, boolean]>([
  ['just sold', '2026-11-20T08:05:00.000Z', {}, false],
  ['in time for a refund', '2026-11-21T05:59:00.000Z', {}, false],
  ['too late for a refund', '2026-11-21T06:00:00.000Z', {}, true],
  [
    'just sold too late for a refund',
    '2026-11-21T08:05:00.000Z',
    { bookedAt: '2026-11-21T08:00:00.000Z' },
    false,
  ],
  ['with a passenger aboard', '2026-11-20T08:05:00.000Z', { hasBoarded: true }, true],
  ['whose bus has left', '2026-11-20T08:05:00.000Z', { hasLeft: true }, true],
  [
    'whose bus left, though that was taken back',
    '2026-11-20T08:05:00.000Z',
    { mayHaveTravelled: true },
    true,
  ],
  ['that was travelled on', '2026-11-20T08:05:00.000Z', { status: 'Completed' }, true],
  ['that nobody has paid', '2026-11-21T08:00:00.000Z', { isUnconfirmed: true, wasCash: false }, false],
  ['of which the user once took the seats', '2026-11-20T09:00:00.000Z', { isUnseatedByAsker: true }, false],
])('Another passenger on a ticket %s', (_, now, wishes, isRecorded) => {
  expect(isSpent({ ...TICKET, ...wishes }, { rules: RULES, now })).toBe(isRecorded);
});

it('Another departure of a ticket that may have been travelled on is recorded, but for those whose seats were taken', () => {
  expect(travelsAgain({ mayHaveTravelled: false, isUnseated: false })).toBe(false);
  expect(travelsAgain({ mayHaveTravelled: true, isUnseated: false })).toBe(true);
  expect(travelsAgain({ mayHaveTravelled: true, isUnseated: true })).toBe(false);
});

it.each([
  ['another spelling', ['Chinedu Obi', ''], ['CHINEDU  Obi', 'Ada Obi'], 0, false],
  ['seats exchanged', ['Chinedu Obi', 'Ada Obi'], ['Ada Obi', 'Chinedu Obi'], 0, false],
  ['another traveler', ['Chinedu Obi', 'Ada Obi'], ['Emeka Eze', 'Ada Obi'], 0, true],
  ['another companion', ['Chinedu Obi', 'Ada Obi'], ['Chinedu Obi', 'Emeka Eze'], 0, true],
  ['one of two of the same name', ['Ada Obi', 'Ada Obi'], ['Ada Obi', 'Emeka Eze'], 0, true],
  ['a name taken away', ['Chinedu Obi', 'Ada Obi'], ['Chinedu Obi', ''], 0, true],
  ['one seat less', ['Chinedu Obi', 'Ada Obi'], ['Chinedu Obi'], 1, false],
])('Names on a record: %s', (_, before, after, leaving, isOther) => {
  expect(namesOthers(before, after, leaving)).toBe(isOther);
});
