import { expect, it } from 'vitest';
import { MOST_SCANNED, readBoarding } from '../departure';
import { readScan } from '../scan';
import { MOST_SEATS } from '../vehicle';
import { composeSignedCode, readSignedCode, signedFacts } from './signedCode';
import { newTicketNumber } from './ticket';

const number = newTicketNumber(() => 0.42);
const ticket = {
  number,
  tripId: '01a205d8-7f39-7000-ab0a-1b172747d4fb',
  seats: [4, 5, 100],
  keyId: 3,
  signature: Uint8Array.from({ length: 64 }, (_, place) => place * 4),
};
const code = composeSignedCode(ticket);

it('a signed code says what was put into it, and is short enough for a code of 49 modules', () => {
  expect(readSignedCode(code)).toEqual(ticket);
  expect(readSignedCode(` ${code.toLowerCase().replaceAll('-', 'ß')} `)).toEqual(ticket);
  expect(code.length).toBeLessThanOrEqual(152);
});

it('the code of a whole bus is no longer than what boards', () => {
  const seats = Array.from({ length: MOST_SEATS }, (_, place) => place + 1);
  const whole = composeSignedCode({ ...ticket, seats });
  expect(readSignedCode(whole)?.seats).toEqual(seats);
  expect(whole.length).toBeLessThanOrEqual(MOST_SCANNED);
});

it('other facts are other words to sign', () => {
  const words = [
    ticket,
    { ...ticket, seats: [4, 5] },
    { ...ticket, keyId: 4 },
    { ...ticket, number: 'TK-7QF3XM-K' },
  ].map((one) => signedFacts(one));
  expect(new Set(words).size).toBe(4);
});

it.each([
  ['a plain number', number],
  ['a code that lost its end', code.slice(0, -1)],
  ['a code that lost its beginning', code.slice(60)],
  ['something in front of it', `x${code}`],
])('%s is no signed code', (_what, text) => {
  expect(readSignedCode(text)).toBeUndefined();
});

it('a scanner that reads it finds the ticket, and where it begins in what was typed before', () => {
  expect(readScan(code)).toEqual({ kind: 'ticket', number, from: 0, code });
  expect(readScan(`ob${code.toLowerCase()}`)).toEqual({ kind: 'ticket', number, from: 2, code });
  const onFrenchKeys = code.replace(/[QAWZM2-7-]/g, (one) =>
    'AQZW?é"\'(-è)'.charAt('QAWZM234567-'.indexOf(one)),
  );
  expect(readScan(onFrenchKeys)).toEqual({ kind: 'ticket', number, from: 0, code });
});

it('boards whom its number boards', () => {
  expect(readBoarding(code)).toEqual({ ticket: number, signed: ticket, isUnchecked: false });
  expect(readBoarding(number)).toEqual({ ticket: number, signed: undefined, isUnchecked: false });
});
