import { NOWHERE } from '../answers';
import { rounds } from '../rounds';

const cursor = (text: string) => Buffer.from(text).toString('base64url');
/** A cursor of a year that PostgreSQL does not have. */
const NO_PAGE = `0000-01-02T00:00:00.000Z ${NOWHERE}`;

const nested = (levels: number): unknown => (levels === 0 ? 'deep' : [nested(levels - 1)]);

/** Values that have broken servers before, of which each field is tested with a third, and with ROUNDS=3 all. */
const OFTEN_TRIED: readonly unknown[] = [
  'a\0b',
  'half \ud800 a character',
  `${'İ'.repeat(150)}@a.bc`,
  `+${' '.repeat(20_000)}x`,
  '9999-12-31T23:59:59-14:00',
  '0000-01-01',
  90_071_992_547_409.91,
  1e308,
  '9'.repeat(190),
  ['x', null, 7],
  { toString: 1, length: 3 },
  '__proto__',
];

/** More values, of which each field is tested with a few. */
const SOMETIMES_TRIED: readonly unknown[] = [
  '',
  'x'.repeat(20_000),
  Number.MAX_SAFE_INTEGER,
  -1,
  nested(6),
  ' \t\n',
  null,
  undefined,
  true,
  false,
  [],
  {},
  [[]],
  [{}],
  0,
  -0,
  1.5,
  0.001,
  1e21,
  '0x10',
  '1e3',
  '９',
  'NaN',
  'Infinity',
  'null',
  'constructor',
  "' or 1=1; --",
  '%_\\%',
  '$1',
  '{"a":1}',
  '[1,2',
  '<script>alert(1)</script>',
  '\u202egnihtemos',
  '\ufeff',
  '💥'.repeat(100),
  'ß'.repeat(200),
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '2026-11-21T25:61',
  'infinity',
  'epoch',
  NOWHERE,
  NOWHERE.toUpperCase(),
  cursor(NO_PAGE),
  Array.from({ length: 2_000 }, (_, index) => index),
  `${'9'.repeat(150)} hours`,
  `${'a.'.repeat(99)}a@b.c`,
];

/** All values, for inputs that are cheap to test. */
export const HOSTILE_VALUES: readonly unknown[] = [...OFTEN_TRIED, ...SOMETIMES_TRIED];

/** The values for one field; `place` is unique per field, so that each value is tried at many. */
export const hostileValues = (place: number): unknown[] => [
  ...some(OFTEN_TRIED, rounds(4), place),
  ...some(SOMETIMES_TRIED, rounds(2), place),
];

const some = (values: readonly unknown[], count: number, place: number): unknown[] =>
  Array.from(
    { length: Math.min(count, values.length) },
    (_, index) => values[(place * count + index) % values.length],
  );

/** Bodies that are not a form, or that no form sends. */
export const HOSTILE_BODIES: readonly string[] = [
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"role":"super_admin"},"constructor":{"prototype":{}}}',
  '{"amount":1e999,"seat_number":[1e999,-1e999],"limit":1e999}',
  '{"amount":12345678901234567890123456789012345678901234567890}',
  '\ufeff{}',
  `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"f${index}":""`).join()}}`,
];

/** Query strings that no client sends. */
export const HOSTILE_QUERIES: readonly string[] = [
  'q=%zz&limit=%ff%fe&cursor=%00',
  'limit[]=1&limit[]=2&q[]=a&status[0]=Scheduled&from[]=2026-11-21',
  'q=%ed%a0%80&direction=__proto__&status=constructor&type=toString',
  `cursor=${cursor(NO_PAGE)}&limit=1`,
  `cursor=${cursor(`${NO_PAGE} 1`)}&limit=1`,
  `cursor=${cursor(`9999-12-31T23:59:59.999Z ${NOWHERE} 999999999`)}&limit=1`,
  '&&==&=&a&__proto__=1&__proto__[role]=super_admin',
];

/** Retry keys that no client sends. */
export const HOSTILE_KEYS: readonly string[] = [
  "'; drop table ticket; --",
  'ÿ',
  'a, b',
  'k'.repeat(201),
  '__proto__',
];
