import { describe, expect, it } from 'vitest';
import { isUnbreakable } from './unbreakable';

describe('on paper', () => {
  it.each(['₦999,999,999.99', '+234 803 412 7781', 'WB-7QF3XM-K', 'ANB 482 XA'])(
    '%s stands on one line',
    (value) => expect(isUnbreakable(value)).toBe(true),
  );

  it('a long name does not', () => {
    expect(isUnbreakable('Chukwuemeka Onyekachukwu-Ezenwa')).toBe(false);
  });
});
