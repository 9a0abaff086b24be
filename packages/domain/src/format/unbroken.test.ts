import { expect, it } from 'vitest';
import { unbroken, withoutYear } from './unbroken';

/** Each `_` is a space at which no line ends. */
it.each([
  ['15 Jan 2025, 11:00 AM', '15_Jan_2025, 11:00_AM'],
  ['Sat 21 Nov 2026, 09:00 AM', 'Sat_21_Nov_2026, 09:00_AM'],
  ['Tomorrow, Sun 07:00 AM', 'Tomorrow, Sun_07:00_AM'],
  ['1 Nov 2026 – 30 Nov 2026', '1_Nov_2026 – 30_Nov_2026'],
  ['0806 220 1934, 0702 338 9001', '0806_220_1934, 0702_338_9001'],
  ['+44 770 090 0123', '+44_770_090_0123'],
  ['Bus ANB 482 XA to Lagos', 'Bus ANB_482_XA to Lagos'],
  ['12 Zik Avenue', '12 Zik Avenue'],
  ['Awka - Lagos, 10:30 AM', 'Awka - Lagos, 10:30_AM'],
])('"%s" breaks only as in "%s"', (text, shown) => {
  expect(unbroken(text)).toBe(shown.replaceAll('_', '\u00A0'));
});

it.each([
  ['21 Nov 2026', '21 Nov'],
  ['Sat 21 Nov 2026, 07:00 AM', 'Sat 21 Nov, 07:00 AM'],
  ['1 Nov 2026 – 3 Jan 2027', '1 Nov – 3 Jan 2027'],
  ['21 Nov 2025', '21 Nov 2025'],
  ['Musa Bello, Nov 2026', 'Musa Bello, Nov 2026'],
  ['Bus ANB 482 XA of 2026', 'Bus ANB 482 XA of 2026'],
])('in 2026, "%s" is shown as "%s"', (text, shown) => {
  expect(withoutYear(text, '2026')).toBe(shown);
});
