import { describe, expect, it } from 'vitest';
import { newTicketNumber } from '../ticket';
import { type Burst, NO_BURST, paceOf, scanAtEnd, scanAtPause, withCharacter } from './burst';

const NUMBER = newTicketNumber(() => 0.42);
const SLIP = NUMBER.slice(0, -2);

/** Text that arrives one character every so many milliseconds, with longer pauses before some. */
function typed(text: string, every: number, pauses: Readonly<Record<number, number>> = {}) {
  let at = 1000;
  let burst: Burst = NO_BURST;
  [...text].forEach((character, place) => {
    at += pauses[place] ?? every;
    burst = withCharacter(burst, character, at);
  });
  return { burst, at };
}

function entered(text: string, every: number, pauses: Readonly<Record<number, number>> = {}) {
  const { burst, at } = typed(text, every, pauses);
  return scanAtEnd(burst, at + every);
}

describe('a burst of keys', () => {
  it.each([
    ['a quick scanner', 2, {}],
    ['keys that all came at one moment, after the computer was busy', 0, {}],
    ['a slow scanner', 30, {}],
    ['a slow computer', 60, {}],
    ['a computer that paused in the middle', 5, { 6: 110 }],
  ])('is a number from %s', (_who, every, pauses) => {
    expect(entered(NUMBER, every, pauses)).toEqual({ kind: 'ticket', number: NUMBER, from: 0 });
  });

  it('is a number even right after something that was typed', () => {
    expect(entered(`ob${NUMBER}`, 5, { 1: 90, 2: 100 })).toMatchObject({ number: NUMBER, from: 2 });
  });

  it('with a slip is a number that could not be read', () => {
    expect(entered(SLIP, 5)).toEqual({ kind: 'ticket', number: undefined, from: 0 });
  });

  it.each([
    ['the same number typed by a person', NUMBER, 140, {}],
    ['the same number typed by the quickest of persons', NUMBER, 95, {}],
    ['a number with a slip that a person typed quickly', SLIP, 70, {}],
    ['a name typed quickly', 'Adaeze Nwankwo', 40, {}],
    ['a name typed by the quickest of persons', 'Port Harcourt', 60, { 3: 20, 4: 20, 8: 20, 9: 20 }],
    ['a few keys hit at once', 'lagos', 5, {}],
    ['a word of which the last letters were quick', 'Onitsha', 40, { 4: 15, 5: 15, 6: 15 }],
    ['nothing', '', 5, {}],
  ])('is left alone when it is %s', (_what, text, every, pauses) => {
    expect(entered(text, every, pauses)).toBeUndefined();
  });

  it.each([
    ['a ticket’s number cut after six characters', NUMBER.slice(0, 6), 'ticket'],
    ['a number without its first character', NUMBER.slice(1), 'ticket'],
    ['a waybill’s number cut on a French keyboard', 'ZB)èAF', 'waybill'],
    ['a barcode of something else', '5901234123457', undefined],
    ['any word that no hand types so fast', 'tkachenko', undefined],
  ])('at a scanner’s pace with an Enter is a code that is not read: %s', (_what, text, kind) => {
    expect(entered(text, 5)).toEqual({ kind, number: undefined, from: 0 });
    expect(entered(text, 30)).toEqual({ kind, number: undefined, from: 0 });
    expect(entered(`Ada${text}`, 5, { 1: 90, 2: 90, 3: 100 })).toEqual({ kind, number: undefined, from: 3 });
    expect(entered(text, 5, { 3: 110 })).toEqual({ kind, number: undefined, from: 0 });
    expect(scanAtPause(typed(text, 5).burst)).toBeUndefined();
  });

  it('is taken from where the scanner began, also if the beginning was changed on the way', () => {
    expect(entered(`PAEBQ-${NUMBER}`, 5)).toMatchObject({ number: NUMBER, from: 0 });
    expect(scanAtPause(typed(`PAEBQ-${NUMBER}`, 5).burst)).toMatchObject({ number: NUMBER, from: 0 });
  });

  it('is left alone when Enter comes long after it', () => {
    const { burst, at } = typed(NUMBER, 5);
    expect(scanAtEnd(burst, at + 500)).toBeUndefined();
  });

  it('without an Enter is a number only when it is whole and came at a scanner’s pace', () => {
    expect(scanAtPause(typed(NUMBER, 5).burst)).toMatchObject({ number: NUMBER });
    expect(scanAtPause(typed(NUMBER, 60).burst)).toBeUndefined();
    expect(scanAtPause(typed(SLIP, 5).burst)).toBeUndefined();
  });

  it('does not grow without end', () => {
    const { burst } = typed('x'.repeat(5_000) + NUMBER, 1);
    expect(burst.text.length).toBeLessThan(500);
    expect(burst.times).toHaveLength(burst.text.length);
    expect(scanAtPause(burst)).toMatchObject({ number: NUMBER });
  });

  it('has a pace', () => {
    expect(paceOf(typed('abcd', 20).burst)).toBe(20);
    expect(paceOf(typed('a', 20).burst)).toBeUndefined();
    expect(paceOf(NO_BURST)).toBeUndefined();
  });
});
