import { describe, expect, it } from 'vitest';
import { PHONES } from './phone.fixtures';
import { bareNumber, formatPhone, isNigerianPhone } from './phone';

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

  it.each([
    ['+234 803 412 7781', '+2348034127781'],
    ['(0803) 412-77.81', '08034127781'],
  ])('"%s" is dialled as %s', (written, dialled) => {
    expect(bareNumber(written)).toBe(dialled);
  });
});
