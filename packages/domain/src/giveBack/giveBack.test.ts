import { describe, expect, it } from 'vitest';
import { PAID_OUT_BY_ANOTHER } from './cancelling';
import { heldBecause } from './heldBecause';
import { type Asking, type PaidTicket, type TicketWay, giveBack, partBack } from './giveBack';
import { type PaidWaybill, parcelBack } from './parcelBack';

const SOLD = '2026-11-20T08:00:00.000Z';
const DEPARTS = '2026-11-22T06:00:00.000Z';
const TICKET: PaidTicket = {
  status: 'Scheduled',
  amount: 1_850_050,
  bookedAt: SOLD,
  plannedAt: DEPARTS,
  refundableUntil: DEPARTS,
  soldAt: 'Awka',
  hasLeft: false,
  hasBoarded: false,
  isUnseatedByAsker: false,
  didNotCome: false,
  reschedules: 0,
  isUnseated: false,
  wasCash: true,
  isPartCash: false,
};
const RULES = { refundKept: 20, refundNotice: 24, noShowRule: 'nothing' } as const;
const STAFF: Asking = { role: 'admin', isOwn: true, rules: RULES, now: SOLD };
const OFFICE: Asking = { ...STAFF, role: 'super_admin', isOwn: false };

const JUST_SOLD = '2026-11-20T08:14:59.999Z';
const LATER = '2026-11-20T08:15:00.000Z';
const NO_NOTICE = '2026-11-21T06:00:00.000Z';
const AFTER = '2026-11-22T06:00:00.000Z';

const ask = (way: TicketWay, now: string, ticket: Partial<PaidTicket> = {}, asking = STAFF) =>
  giveBack(way, { ...TICKET, ...ticket }, { ...asking, now });

const CORRECTION = { as: 'correction', keptPercent: 0, until: LATER };
const BY_RULE = { as: 'refund', keptPercent: 20 };
const CASH_FIRST =
  'This ticket was paid in cash first, and its payment is not confirmed yet. Only a super admin can change that.';
const PART_CASH =
  'A part of this ticket was paid in cash, and the rest is not confirmed yet. Only a super admin can change that.';
const UNSEEN = 'The payment of this ticket is not confirmed yet. Delete it instead: nothing is handed back.';
const NO_LONGER = 'Refunds need notice of 24 hours before departure: it is too late for this ticket.';
const CORRECTED = 'How this ticket was paid could be corrected until 20 Nov 2026, 09:15 AM.';

describe('What staff give back for a ticket', () => {
  it.each<[TicketWay, string, Partial<PaidTicket>, object]>([
    // A wrong sale is put right in full for a short time, whatever the button is called; a refund is one at once.
    ['delete', JUST_SOLD, {}, CORRECTION],
    ['seats', JUST_SOLD, {}, CORRECTION],
    ['amount', JUST_SOLD, {}, CORRECTION],
    ['method', JUST_SOLD, {}, CORRECTION],
    ['refund', JUST_SOLD, {}, BY_RULE],
    ['reschedule', JUST_SOLD, {}, BY_RULE],
    // After that, the refund's rule holds for all.
    ['delete', LATER, {}, BY_RULE],
    ['seats', LATER, {}, BY_RULE],
    ['amount', LATER, {}, BY_RULE],
    ['refund', LATER, {}, BY_RULE],
    ['reschedule', LATER, {}, BY_RULE],
    ['method', LATER, {}, { refused: `${CORRECTED} Only a super admin can do it now.` }],
    // Without notice nothing is given back.
    ['delete', NO_NOTICE, {}, { refused: NO_LONGER }],
    ['seats', NO_NOTICE, {}, { refused: NO_LONGER }],
    ['refund', NO_NOTICE, {}, { refused: NO_LONGER }],
    ['reschedule', NO_NOTICE, {}, { refused: NO_LONGER }],
    // Aboard, or after the departure, it is the head office's.
    [
      'delete',
      JUST_SOLD,
      { hasBoarded: true },
      { refused: 'A passenger of this ticket is aboard. Only a super admin can do it now.' },
    ],
    [
      'method',
      JUST_SOLD,
      { hasBoarded: true },
      { refused: 'A passenger of this ticket is aboard. Only a super admin can do it now.' },
    ],
    [
      'delete',
      JUST_SOLD,
      { status: 'Boarded' },
      { refused: 'This ticket is Boarded. Only a super admin can delete it now.' },
    ],
    [
      'delete',
      JUST_SOLD,
      { hasLeft: true },
      { refused: 'The trip of this ticket has left. Only a super admin can delete it now.' },
    ],
    [
      'delete',
      AFTER,
      {},
      {
        refused:
          'This ticket could be deleted until 22 Nov 2026, 07:00 AM. Only a super admin can delete it now.',
      },
    ],
    [
      'seats',
      AFTER,
      {},
      {
        refused: 'Staff could give money back until 22 Nov 2026, 07:00 AM. Only a super admin can do it now.',
      },
    ],
    // A payment that nobody has seen brings nothing back, unless cash was booked before.
    ['delete', LATER, { isUnconfirmed: true, wasCash: false }, { as: 'correction', keptPercent: 0 }],
    ['method', LATER, { isUnconfirmed: true, wasCash: false }, { as: 'correction', keptPercent: 0 }],
    ['delete', LATER, { isUnconfirmed: true }, { refused: CASH_FIRST }],
    ['seats', LATER, { isUnconfirmed: true }, { refused: CASH_FIRST }],
    ['delete', LATER, { isUnconfirmed: true, isPartCash: true }, { refused: PART_CASH }],
    ['amount', LATER, { isUnconfirmed: true, isPartCash: true }, { refused: PART_CASH }],
    ['method', LATER, { isUnconfirmed: true, isPartCash: true }, { as: 'correction', keptPercent: 0 }],
    ['refund', LATER, { isUnconfirmed: true }, { refused: UNSEEN }],
    // Whoever lost the seat gets everything, at any time.
    ['refund', AFTER, { isUnseated: true, hasLeft: true }, { as: 'refund', keptPercent: 0 }],
    ['delete', AFTER, { isUnseated: true, hasLeft: true }, { as: 'refund', keptPercent: 0 }],
    ['reschedule', AFTER, { isUnseated: true, hasLeft: true }, { as: 'refund', keptPercent: 0 }],
    // But not from whoever took it.
    ['refund', AFTER, { isUnseated: true, isUnseatedByAsker: true }, { refused: PAID_OUT_BY_ANOTHER }],
    ['delete', JUST_SOLD, { isUnseated: true, isUnseatedByAsker: true }, { refused: PAID_OUT_BY_ANOTHER }],
    ['reschedule', AFTER, { isUnseated: true, isUnseatedByAsker: true }, { refused: PAID_OUT_BY_ANOTHER }],
    // Who did not come has what the company's rule says.
    [
      'refund',
      AFTER,
      { didNotCome: true, hasLeft: true },
      { refused: 'Nobody of this ticket came, and by the company’s rule it is not refunded.' },
    ],
  ])('%s at %s with %j', (way, now, ticket, expected) => {
    const terms = ask(way, now, ticket);
    expect(terms).toMatchObject(expected);
    expect(terms.refused !== undefined).toBe('refused' in expected);
  });

  it.each(['delete', 'refund', 'seats', 'amount', 'method', 'reschedule'] as const)(
    '%s is for the terminal that sold it',
    (way) => {
      expect(ask(way, JUST_SOLD, {}, { ...STAFF, isOwn: false }).refused).toMatch(
        /^Only staff of Awka, where it was sold/,
      );
    },
  );

  it('refunds a no-show where the company’s rule says so', () => {
    const rules = { ...RULES, noShowRule: 'refund' } as const;
    expect(ask('refund', AFTER, { didNotCome: true, hasLeft: true }, { ...STAFF, rules })).toEqual(BY_RULE);
  });
});

it('The head office decides at any time, but nobody refunds a payment that was not seen', () => {
  for (const way of ['delete', 'seats', 'amount', 'method'] as const) {
    expect(ask(way, AFTER, { status: 'Completed', hasLeft: true }, OFFICE)).toEqual({
      as: 'decision',
      keptPercent: 0,
    });
  }
  expect(ask('refund', AFTER, {}, OFFICE)).toEqual({ as: 'decision', keptPercent: 20 });
  expect(ask('refund', LATER, { isUnconfirmed: true }, OFFICE).refused).toMatch(/not confirmed yet/);
  expect(ask('reschedule', NO_NOTICE, {}, OFFICE)).toMatchObject({
    as: 'decision',
    refused: NO_LONGER,
  });
});

it('The company keeps whole naira, rounded down, of the part that leaves the ticket', () => {
  expect(partBack({ keptPercent: 15 }, 1_850_050)).toEqual({ amount: 1_572_550, kept: 277_500 });
  expect(partBack({ keptPercent: 0 }, 1_850_050)).toEqual({ amount: 1_850_050, kept: 0 });
});

describe('What staff give back for a waybill', () => {
  const WAYBILL: PaidWaybill = {
    status: 'Pending',
    bookedAt: SOLD,
    takenInAt: 'Awka',
    isUnconfirmed: false,
    wasCash: true,
    isPartCash: false,
  };
  it.each([
    ['delete', JUST_SOLD, {}, CORRECTION],
    ['method', JUST_SOLD, {}, CORRECTION],
    ['delete', LATER, {}, { as: 'refund', keptPercent: 0 }],
    ['amount', LATER, {}, { as: 'refund', keptPercent: 0 }],
    [
      'method',
      LATER,
      {},
      {
        refused:
          'How this waybill was paid could be corrected until 20 Nov 2026, 09:15 AM. Only a super admin can change it now.',
      },
    ],
    ['method', LATER, { isUnconfirmed: true, wasCash: false }, { as: 'correction', keptPercent: 0 }],
    [
      'delete',
      LATER,
      { isUnconfirmed: true },
      {
        refused:
          'This waybill was paid in cash first, and its payment is not confirmed yet. Only a super admin can change that.',
      },
    ],
    [
      'delete',
      NO_NOTICE,
      {},
      { refused: 'This waybill was taken in on 20 Nov 2026. Only a super admin can delete it now.' },
    ],
    [
      'amount',
      JUST_SOLD,
      { status: 'On-Transit' },
      { refused: 'This waybill is On-Transit. Only a super admin can change what was paid now.' },
    ],
  ] as const)('%s at %s with %j', (way, now, waybill, expected) => {
    const terms = parcelBack(way, { ...WAYBILL, ...waybill }, { ...STAFF, now });
    expect(terms).toMatchObject(expected);
    expect(terms.refused !== undefined).toBe('refused' in expected);
  });
});

it('A payment expires by itself only if it was never cash, nobody is aboard and nothing has left', () => {
  const unpaid = { wasCash: false, hasBoarded: false, hasLeft: false };
  expect(heldBecause(unpaid)).toBeUndefined();
  expect(heldBecause({ ...unpaid, wasCash: true })).toBe('cash');
  expect(heldBecause({ ...unpaid, hasBoarded: true })).toBe('aboard');
  expect(heldBecause({ ...unpaid, hasLeft: true })).toBe('left');
});
