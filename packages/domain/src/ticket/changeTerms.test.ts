import { describe, expect, it } from 'vitest';
import type { ChangeRules } from './changeRules';
import { type Changeable, rescheduleTerms, rescheduledAmount } from './changeTerms';

const RULES: ChangeRules = {
  rescheduleRule: 'fee',
  rescheduleNotice: 12,
  rescheduleFee: 100_000,
  rescheduleLimit: 2,
  refundNotice: 0,
  refundKept: 0,
  noShowRule: 'nothing',
};
const DEPARTS = '2026-11-22T06:00:00.000Z';
const TICKET: Changeable = {
  status: 'Scheduled',
  amount: 1_850_050,
  plannedAt: DEPARTS,
  hasLeft: false,
  refundableUntil: DEPARTS,
  didNotCome: false,
  reschedules: 0,
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
      refused: 'Rescheduling needs notice of 12 hours before departure: it is too late for this ticket.',
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
    ['nothing', true],
    ['reschedule', false],
    ['refund', true],
  ] as const)('of a no-show is refused where the company says "%s": %s', (noShowRule, isRefused) => {
    const terms = rescheduleTerms(NO_SHOW, { ...RULES, noShowRule }, SHORT);
    expect(terms.refused !== undefined).toBe(isRefused);
  });

  it('has a limit by the company’s rule, which a disruption does not use up', () => {
    const twice = { ...TICKET, reschedules: 2 };
    expect(rescheduleTerms({ ...TICKET, reschedules: 1 }, RULES, EARLY).refused).toBeUndefined();
    expect(rescheduleTerms(twice, RULES, EARLY).refused).toBe(
      'By the company’s rule a ticket is rescheduled at most 2 times.',
    );
    expect(rescheduleTerms({ ...twice, isUnseated: true }, RULES, EARLY)).toEqual({ fee: 0 });
  });

  it.each([
    [100, 150, false, 150],
    [100, 80, false, 100],
    [100, 80, true, 80],
  ])('of %i to a trip for %i, with money given back %s, comes to %i', (paid, price, givesBack, amount) =>
    expect(rescheduledAmount(paid, price, givesBack)).toBe(amount),
  );
});

it('Whoever lost their seat by a disruption reschedules free of charge, at any time', () => {
  const unseated = { ...TICKET, hasLeft: true, isUnseated: true };
  expect(rescheduleTerms(unseated, RULES, '2026-11-25T06:00:00.000Z')).toEqual({ fee: 0 });
});
