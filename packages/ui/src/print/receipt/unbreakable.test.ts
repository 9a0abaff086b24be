import { describe, expect, it } from 'vitest';
import { isUnbreakable, withUnbreakableNumbers } from './unbreakable';

describe('on paper', () => {
  it.each(['₦999,999,999.99', '+234 803 412 7781', 'WB-7QF3XM-K', 'ANB 482 XA'])(
    '%s stands on one line',
    (value) => expect(isUnbreakable(value)).toBe(true),
  );

  it('a long name does not', () => {
    expect(isUnbreakable('Chukwuemeka Onyekachukwu-Ezenwa')).toBe(false);
  });

  it('two phone numbers break between them and nowhere else', () => {
    expect(withUnbreakableNumbers('0806 220 1934, 0702 338 9001')).toBe(
      '0806\u00A0220\u00A01934, 0702\u00A0338\u00A09001',
    );
    expect(withUnbreakableNumbers('12 Zik Avenue')).toBe('12 Zik Avenue');
    expect(withUnbreakableNumbers('Awka - Lagos, 10:30 AM')).toBe('Awka - Lagos, 10:30\u00A0AM');
  });

  it('a departure breaks between its day and its time', () => {
    expect(withUnbreakableNumbers('Sat 21 Nov 2026, 09:00 AM')).toBe(
      'Sat\u00A021\u00A0Nov\u00A02026, 09:00\u00A0AM',
    );
  });
});
