import { describe, expect, it } from 'vitest';
import { pinError } from './pinRule';

describe('A PIN', () => {
  it.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])('has six digits, which %j has not', (pin) => {
    expect(pinError(pin)).toBe('A PIN has 6 digits.');
  });

  it.each([
    ['000000', 'one digit'],
    ['121212', 'two digits again and again'],
    ['402402', 'three digits twice'],
    ['112233', 'pairs'],
    ['777333', 'triples'],
    ['123321', 'there and back'],
    ['123456', 'a run'],
    ['987654', 'a run downwards'],
    ['678901', 'a run past nine'],
    ['147258', 'a trace on the keypad'],
    ['198407', 'a year'],
    ['072001', 'a year'],
    ['241290', 'a birthday'],
  ])('is not %s: %s', (pin) => {
    expect(pinError(pin)).toBe('This PIN is easily guessed. Please choose another one.');
  });

  it.each(['402918', '835026', '906174'])('may be %s', (pin) => {
    expect(pinError(pin)).toBeUndefined();
  });
});
