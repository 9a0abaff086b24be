import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { sql } from '../../db';
import { type Office, inTheModelsOffice, inTheOffice } from '../../testing/office';
import { rounds } from '../../testing/rounds';
import { WRONG_BOOKS } from '../../testing/ticketChanges';
import { verify } from '../../verify/verify';
import { daysOf, namedAtTheEnd } from './testing/day';
import { steps } from './testing/step';
import { take } from './testing/take';

/*
 * Outside the books, two clerks sell, change, move, refund, delete, relabel, board, cancel, merge, print, open, close and take over, in any order and at any
 * time, calling two servers in turn. For whatever the server accepts, passengers pay, or get the cash that they may claim by the company's rule
 * (docs/money.md#giving-back), which `testing/passengers.ts` states on its own; the clerks keep the rest, and count their drawers as empty.
 *
 * Then the cash that passengers handed over, less the claims that they got, is to the kobo what the books name: the sum of
 * - what the report of each till says that it should hold (whatever was counted: the difference is a shortage),
 * - the lines in cash that belong to no till, or came late into one that somebody else ended,
 * - payments that still wait for the bank although cash was booked for them, which never expire,
 * - what passengers of a dearer bus did not pay by the head office's decision.
 * So nothing can be kept that no drawer and no difference names.
 */
async function cashIsNamed(office: Office) {
  const newDay = await daysOf(office);
  return fc.asyncProperty(steps, async (ofTheDay) => {
    const day = await newDay();
    for (const one of ofTheDay) await take(day, one);
    expect(await namedAtTheEnd(day)).toBe(day.cash);
  });
}

/** The one decision that is made as it was before there was `giveBack`. */
const asBefore = vi.hoisted(() => ({ decision: '' }));

vi.mock(import('@motorpark/domain'), async (load) => {
  const domain = await load();
  const isBefore = (one: string) => asBefore.decision === one;
  return {
    ...domain,
    giveBack(way, ticket, asking) {
      // Deleting and taking seats off gave everything back until the departure.
      const isAll = isBefore('delete') && (way === 'delete' || way === 'seats');
      const terms = domain.giveBack(way, isAll ? { ...ticket, bookedAt: asking.now } : ticket, asking);
      // So did a move to a cheaper trip.
      return isBefore('reschedule') && way === 'reschedule' ? { ...terms, keptPercent: 0 } : terms;
    },
    // Whatever was not confirmed in time was void, even if it was cash or had left.
    heldBecause: (sale) => (isBefore('expire') ? undefined : domain.heldBecause(sale)),
    // A clerk cancelled any trip alone.
    consentNeeded: (trip) => (isBefore('cancel') ? undefined : domain.consentNeeded(trip)),
    // A trip was merged into any other one, and the difference stood nowhere.
    mergeObstacle: (fares, role) => (isBefore('merge') ? undefined : domain.mergeObstacle(fares, role)),
    unpaidFor: (seats, to) => (isBefore('merge') ? 0 : domain.unpaidFor(seats, to)),
  };
});

vi.mock(import('../../store/operation/lateSale'), async (load) => {
  const { takesSale } = await load();
  return {
    // A sale named any shift of its seller's.
    takesSale: (sale) =>
      asBefore.decision === 'late'
        ? sql`shift.id = ${sale.madeInShift ?? null}::uuid and shift.person_id = ${sale.person.id}`
        : takesSale(sale),
  };
});

/** In milliseconds: a thousand days take minutes. */
const timeout = rounds(90_000);

inTheModelsOffice('Two clerks who keep all cash that nothing names', (office) => {
  it(
    'keep none, whatever they do',
    async () => {
      const { db } = office();
      await fc.assert(await cashIsNamed(office()), { numRuns: rounds(12), seed: 29 });
      expect(await db.query(WRONG_BOOKS)).toEqual([]);
      expect((await verify(db)).broken).toEqual([]);
    },
    timeout,
  );
});

inTheOffice('Two clerks who keep all cash that nothing names', (office) => {
  afterEach(() => void (asBefore.decision = ''));

  /** Each with the number of days before the one that finds it, which are left out unless ROUNDS asks for more. */
  it.each([
    ['deleting gives back in full', 'delete', 9],
    ['cash that is relabelled expires', 'expire', 19],
    ['a clerk cancels a boarded bus alone', 'cancel', 153],
    ['any sale may be late', 'late', 37],
    ['a cheaper trip gives back in full', 'reschedule', 0],
    ['a trip is merged into a dearer one', 'merge', 56],
  ] as const)(
    'keep some if %s',
    async (_, decision, before) => {
      const property = await cashIsNamed(office());
      asBefore.decision = decision;
      const start = rounds(1) > 1 ? {} : { path: String(before) };
      const found = await fc.check(property, { numRuns: 2_000, seed: 1, endOnFailure: true, ...start });
      expect(found.errorInstance, `${found.numRuns} days`).toHaveProperty('name', 'AssertionError');
    },
    timeout,
  );
});
