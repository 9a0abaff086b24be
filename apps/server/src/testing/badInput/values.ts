import fc from 'fast-check';

const blank = fc.constantFrom('', ' ', '\t\n', '\u00a0', '\u2003 ', '\ufeff', '\u202e', '\0');
const otherKind = fc.oneof(
  fc.constantFrom(null, undefined, true, false, {}, [], [[]], [['9']], [{}], { toString: 1, length: 3 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.oneof(fc.integer(), fc.string(), fc.constant(null)), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }), { maxKeys: 3 }),
);
const tooLong = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }),
    fc.integer({ min: 201, max: 5_000 }),
  )
  .map(([text, times]) => text.repeat(times));
const number = fc.oneof(
  fc.constantFrom(
    '-1',
    '0',
    '1.005',
    '1e999',
    'NaN',
    '٣',
    '１２',
    '9'.repeat(40),
    '0x10',
    '1,2,3',
    '--1',
    '1e1',
  ),
  fc.double({ min: -1e18, max: 0 }).map(String),
  fc.double({ min: -1e300, max: 1e300, noNaN: true }),
);
const day = fc.oneof(
  fc.constantFrom(
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '1899-12-31',
    '31.12.2026',
    'tomorrow',
    '2026-1-1',
  ),
  fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30') }).map((one) => String(one.getTime())),
);
const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(
    "' or 1=1; --",
    '%_\\%',
    '$1',
    '<script>alert(1)</script>',
    '__proto__',
    '../../etc/passwd',
    'Ada\nObi',
    'Ada\r\nObi',
    `A${'\u0301'.repeat(120)}da`,
    '{"a":1}',
  ),
);

/** Any value that may be sent instead of a valid one. */
export const badValue: fc.Arbitrary<unknown> = fc.oneof(blank, otherKind, tooLong, number, day, text);

/** A value that cannot be a record version. */
export const badVersion: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ max: 0 }),
  fc.double({ min: 0.001, max: 0.999, noNaN: true }),
  fc.constantFrom('first', '1.5', '-1', '1e400', true, false, [], [1], {}, { version: 1 }, 2 ** 53),
  fc.string({ minLength: 1, maxLength: 8 }).filter((one) => !(Number(one) > 0)),
);

/** A value that is not the id of any record. */
export const badId: fc.Arbitrary<string> = fc.oneof(
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
  fc.uuid().map((id) => id.replaceAll('-', '')),
  fc.integer().map(String),
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.constantFrom(' ', "' or 1=1", '\0', '💥', '../x', '%2e%2e', 'null', 'undefined'),
);
