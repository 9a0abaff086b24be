import { renderToStaticMarkup } from 'react-dom/server';
import { QRCode } from 'react-qr-code';
import { expect, it } from 'vitest';
import { qrModules } from './QrCode';

/** Returns the actual width of the rendered code in modules. */
const drawn = (text: string, level: 'M' | 'H') =>
  Number(/viewBox="0 0 (\d+) /.exec(renderToStaticMarkup(<QRCode value={text} level={level} />))?.[1]);

it.each([
  '',
  'TK-7QF',
  'TK-7QF3',
  'TK-7QF3XM-Q',
  'a'.repeat(14),
  'a'.repeat(15),
  '₦'.repeat(40),
  'a'.repeat(300),
])('knows how wide the code of %j is, so that its white edge is four modules', (text) => {
  for (const level of ['M', 'H'] as const) expect(qrModules(text, level)).toBe(drawn(text, level));
});

it('knows the largest code, and that longer texts have none', () => {
  expect(qrModules('a'.repeat(1273), 'H')).toBe(177);
  expect(qrModules('a'.repeat(1274), 'H')).toBeUndefined();
});
