import { describe, expect, it } from 'vitest';
import { codesWithSwap, composeCode, readCode } from './code';
import { readTypedCode } from './readTypedCode';
import { newTicketNumber, readTicketNumber } from './ticket';
import { newWaybillNumber, readWaybillNumber } from './waybill';

const LETTERS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Returns a seeded random generator (mulberry32), so that every run has the same numbers. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = dice(20_261_121);
const codes = Array.from({ length: 200 }, () => composeCode('TK', random));

/** The indexes of the body and of the check character in `TK-7QF3XM-K`. */
const PLACES = [3, 4, 5, 6, 7, 8, 10];

const withPlace = (code: string, place: number, letter: string) =>
  code.slice(0, place) + letter + code.slice(place + 1);

const withSwap = (code: string, one: number, other: number) =>
  withPlace(withPlace(code, one, code.charAt(other)), other, code.charAt(one));

describe('a code', () => {
  it('is whole as it was made, and has nothing in it that can be mixed up', () => {
    for (const code of codes) {
      expect(code).toMatch(/^TK-[2-9A-HJKMNP-Z]{6}-[2-9A-HJKMNP-Z]$/);
      expect(readCode('TK', code)).toBe(code);
    }
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('uses the whole alphabet, up to the ends of chance', () => {
    expect(composeCode('TK', () => 0)).toBe('TK-222222-2');
    expect(composeCode('TK', () => 0.999_999_999)).toMatch(/^TK-ZZZZZZ-/);
  });

  it('may be typed without its check character, but not with a wrong one', () => {
    for (const code of codes) {
      expect(readTypedCode('TK', code)).toBe(code);
      for (const typed of [code.slice(3, 9).toLowerCase(), code.slice(0, 9)])
        expect(readTypedCode('TK', typed)).toBe(code);
    }
    for (const typed of ['TK-7QF3XM-9', '7QF3X', '0QF3XM', 'hello']) {
      expect(readTypedCode('TK', typed)).toBeUndefined();
    }
  });

  it('with any one character mistyped is refused', () => {
    const missed = codes.flatMap((code) =>
      PLACES.flatMap((place) =>
        LETTERS.filter((letter) => letter !== code.charAt(place))
          .map((letter) => withPlace(code, place, letter))
          .filter((mistyped) => readCode('TK', mistyped) !== undefined),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('with any two characters swapped is refused, neighbours or not', () => {
    const missed = codes.flatMap((code) =>
      PLACES.flatMap((one) =>
        PLACES.filter((other) => other > one && code.charAt(one) !== code.charAt(other))
          .map((other) => withSwap(code, one, other))
          .filter((swapped) => readCode('TK', swapped) !== undefined),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('may begin with the letters of its own kind', () => {
    const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
    const spell = Array.from('TKTKTK', (letter) => letters.indexOf(letter) / letters.length + 0.001);
    const code = composeCode('TK', () => spell.shift() ?? 0);
    expect(code).toMatch(/^TK-TKTKTK-.$/);
    expect(readCode('TK', code)).toBe(code);
    expect(readCode('TK', code.slice(3))).toBe(code);
  });
});

describe('a number that a clerk types or scans', () => {
  const ticket = newTicketNumber(dice(7));
  const waybill = newWaybillNumber(dice(7));
  const [, body = '', check = ''] = ticket.split('-');

  it.each([
    ['as it is printed', ticket],
    ['in small letters', ticket.toLowerCase()],
    ['without dashes', ticket.replaceAll('-', '')],
    ['with spaces', `  TK ${body} ${check} `],
    ['without its prefix', `${body}${check}`],
    ['with the end of line that a scanner sends', `${ticket}\r\n`],
  ])('is read %s', (_how, typed) => {
    expect(readTicketNumber(typed)).toBe(ticket);
  });

  it.each([
    ['nothing', ''],
    ['too short', ticket.slice(0, -2)],
    ['too long', `${ticket}2`],
    ['of another kind', waybill],
    ['with an O, which no number has', `TK-${body.slice(0, 5)}O-${check}`],
    ['words', 'Ada Obi'],
  ])('is refused when it is %s', (_what, typed) => {
    expect(readTicketNumber(typed)).toBeUndefined();
  });

  it('is a ticket’s or a waybill’s, never both', () => {
    expect(readTicketNumber(ticket)).toBe(ticket);
    expect(readTicketNumber(waybill)).toBeUndefined();
    expect(readWaybillNumber(waybill.toLowerCase())).toBe(waybill);
    expect(readWaybillNumber(ticket)).toBeUndefined();
  });
});

describe('a code with two neighbours swapped', () => {
  it('is found by its check character, and is among few without it', () => {
    for (const code of codes) {
      const place = PLACES.slice(0, 5).find((one) => code.charAt(one) !== code.charAt(one + 1)) ?? 3;
      const swapped = withSwap(code, place, place + 1);
      expect(codesWithSwap('TK', swapped)).toContain(code);
      expect(codesWithSwap('TK', swapped).length).toBeLessThanOrEqual(2);
      expect(codesWithSwap('TK', swapped.slice(3).toLowerCase())).toContain(code);
      const withoutCheck = codesWithSwap('TK', swapped.slice(3, 9));
      expect(withoutCheck).toContain(code);
      expect(withoutCheck.length).toBeLessThanOrEqual(5);
    }
  });

  it.each([codes[0] ?? '', 'Adaobi', 'Ada', '08034127781', 'TK-222222', ''])(
    'is not meant by "%s"',
    (typed) => {
      expect(codesWithSwap('TK', typed)).toEqual([]);
    },
  );
});
