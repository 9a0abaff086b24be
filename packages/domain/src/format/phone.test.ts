import { describe, expect, it } from 'vitest';
import { KEPT_PHONES, NO_PHONES, OTHER_PHONES, PHONES } from './phone.fixtures';
import { bareNumber, completePhone, formatPhone, isNigerianPhone, normalizePhone, readPhone } from './phone';

const numbers = PHONES.flatMap(({ shown, ...rest }) => (shown === undefined ? [] : [{ shown, ...rest }]));
const others = PHONES.filter(({ shown }) => shown === undefined);

describe('a phone number', () => {
  it.each(numbers)('"$written" is Nigerian ($why) and shown as $shown', ({ written, shown }) => {
    expect(isNigerianPhone(written)).toBe(true);
    expect(formatPhone(written)).toBe(shown);
  });

  it.each(others)('"$written" is not ($why) and stays as it came', ({ written }) => {
    expect(isNigerianPhone(written)).toBe(false);
    expect(formatPhone(written)).toBe(written);
  });

  it.each(OTHER_PHONES)('"$kept" is shown in groups, as $shown ($why)', ({ kept, shown }) => {
    expect(formatPhone(kept)).toBe(shown);
    expect(readPhone(shown)).toBe(kept);
  });

  it.each([
    ['+234 803 412 7781', '+2348034127781'],
    ['(0803) 412-77.81', '08034127781'],
  ])('"%s" is dialled as %s', (written, dialled) => {
    expect(bareNumber(written)).toBe(dialled);
  });
});

describe('a phone number of somebody who travels, sends or receives', () => {
  it.each(KEPT_PHONES)('"$written" is kept as $kept ($why)', ({ written, kept }) => {
    expect(readPhone(written)).toBe(kept);
    expect(readPhone(kept)).toBe(kept);
    expect(readPhone(formatPhone(kept))).toBe(kept);
  });

  it.each(NO_PHONES)('"%s" is none, and would stay as it came', (written) => {
    expect(readPhone(written)).toBeUndefined();
    expect(normalizePhone(written)).toBe(written);
  });

  it('of Nigeria is kept alike however it is written', () => {
    for (const { written, shown } of numbers) expect(readPhone(written)).toBe(shown.replaceAll(' ', ''));
  });
});

it.each([
  ['8034127781', '08034127781'],
  ['2348034127781', '08034127781'],
  ['803 412 7781', '08034127781'],
  ['0803 412 7781', '0803 412 7781'],
  ['+234 803 412 7781', '+234 803 412 7781'],
  ['6034127781', '6034127781'],
  ['447700900123', '447700900123'],
  ['', ''],
])('the phone number "%s" of a spreadsheet is %s', (written, completed) => {
  expect(completePhone(written)).toBe(completed);
});
