import { describe, expect, it } from 'vitest';
import type { ChangeRules } from './changeRules';
import { type Changeable, refundTerms, rescheduleTerms, rescheduledAmount } from './changeTerms';

const RULES: ChangeRules = {
  rescheduleRule: 'fee',
  rescheduleNotice: 12,
  rescheduleFee: 100_000,
  refundNotice: 0,
  refundKept: 0,
  noShowRule: 'nothing',
};
const DEPARTS = '2026-11-22T06:00:00.000Z';
const TICKET: Changeable = {
  status: 'Scheduled',
  amount: 1_850_050,
  departsAt: DEPARTS,
  hasLeft: false,
  refundableUntil: DEPARTS,
  didNotCome: false,
  isUnseated: false,
};
const EARLY = '2026-11-21T17:59:59.999Z';
const SHORT = '2026-11-21T18:00:00.000Z';
const NO_SHOW: Changeable = { ...TICKET, hasLeft: true, didNotCome: true };

describe('Rescheduling', () => {
  it('costs the fee with notice, and is not done without', () => {
    expect(rescheduleTerms(TICKET, RULES, EARLY)).toEqual({ fee: 100_000 });
    expect(rescheduleTerms(TICKET, RULES, SHORT)).toEqual({
      fee: 100_000,
      refused: 'This ticket could be rescheduled until 21 Nov 2026, 07:00 PM.',
    });
  });

  it('is free with notice and costs the fee without, where the company says so', () => {
    const rules = { ...RULES, rescheduleRule: 'late-fee' } as const;
    expect(rescheduleTerms(TICKET, rules, EARLY)).toEqual({ fee: 0 });
    expect(rescheduleTerms(TICKET, rules, SHORT)).toEqual({ fee: 100_000 });
    expect(rescheduleTerms({ ...TICKET, hasLeft: true }, rules, SHORT)).toMatchObject({
      refused: 'The bus of this ticket has left.',
    });
  });

  it('is nobody’s to do once somebody of the ticket is aboard', () => {
    expect(rescheduleTerms({ ...TICKET, status: 'Boarded' }, RULES, EARLY)).toMatchObject({
      impossible: 'This ticket is Boarded: it stays with its departure.',
    });
  });

  it.each([
    ['nothing', true, true],
    ['reschedule', false, true],
    ['refund', true, false],
  ] as const)(
    'a no-show of whom the company says "%s" is refused it: %s, and a refund: %s',
    (noShowRule, moved, paid) => {
      const rules = { ...RULES, noShowRule };
      expect(rescheduleTerms(NO_SHOW, rules, SHORT).refused !== undefined).toBe(moved);
      expect(refundTerms(NO_SHOW, rules, SHORT).refused !== undefined).toBe(paid);
    },
  );

  it.each([
    [100, 150, false, 150],
    [100, 80, false, 100],
    [100, 80, true, 80],
  ])('of %i to a trip for %i, with money given back %s, comes to %i', (paid, price, givesBack, amount) =>
    expect(rescheduledAmount(paid, price, givesBack)).toBe(amount),
  );
});

it('Whoever lost their seat by a disruption reschedules free of charge or gets everything back, at any time', () => {
  const unseated = { ...TICKET, hasLeft: true, isUnseated: true };
  const rules = { ...RULES, refundKept: 15, refundNotice: 12 };
  expect(rescheduleTerms(unseated, rules, '2026-11-25T06:00:00.000Z')).toEqual({ fee: 0 });
  expect(refundTerms(unseated, rules, '2026-11-25T06:00:00.000Z')).toEqual({ amount: 1_850_050, kept: 0 });
});

describe('A refund', () => {
  it('is what was paid less what is kept, in whole naira', () => {
    expect(refundTerms(TICKET, RULES, SHORT)).toEqual({ amount: 1_850_050, kept: 0 });
    expect(refundTerms(TICKET, { ...RULES, refundKept: 15 }, SHORT)).toEqual({
      amount: 1_572_550,
      kept: 277_500,
    });
  });

  it('ends the hours of notice before the time in which money is given back', () => {
    const rules = { ...RULES, refundNotice: 12 };
    expect(refundTerms(TICKET, rules, EARLY).refused).toBeUndefined();
    expect(refundTerms(TICKET, rules, SHORT).refused).toBe(
      'This ticket could be refunded until 21 Nov 2026, 07:00 PM.',
    );
    expect(refundTerms({ ...TICKET, status: 'Completed' }, rules, EARLY).refused).toBe(
      'This ticket is Completed: it is not refunded.',
    );
  });
});
