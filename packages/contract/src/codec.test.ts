import { describe, expect, expectTypeOf, it } from 'vitest';
import { answering, data, found } from './answer';
import { get } from './call';
import {
  type KeptOf,
  type ReadOf,
  type WireOf,
  count,
  day,
  flag,
  instant,
  list,
  naira,
  oneOf,
  optional,
  orEmpty,
  orNull,
  spelt,
  text,
} from './codec';
import { type FieldsOf, as, record, within } from './record';
import type { Nothing } from './wire';

interface Drop {
  id: string;
  amount: number;
  at: string;
  takesBack?: string | undefined;
  bankedOn: string | undefined;
  note: string | undefined;
  isOwn: boolean;
  paidBy: 'Cash' | 'POS';
  slips: number[];
}

const dropCodec = record({
  id: text,
  amount: naira,
  at: instant,
  takesBack: orNull(text),
  bankedOn: optional(day),
  note: orEmpty(text),
  isOwn: flag,
  ...within('payment', { paidBy: as('method', oneOf(['Cash', 'POS'])) }),
  slips: list(count),
} satisfies FieldsOf<Drop>);

const WIRE = {
  id: 'd1',
  amount: 20_000.5,
  at: '2025-01-15T08:00:00.000Z',
  takes_back: 'd0',
  banked_on: '2025-01-16',
  note: 'Safe',
  is_own: true,
  payment: { method: 'POS' },
  slips: [1, 2],
} satisfies WireOf<typeof dropCodec>;

const READ = {
  id: 'd1',
  amount: 2_000_050,
  at: '2025-01-15T08:00:00.000Z',
  takesBack: 'd0',
  bankedOn: '2025-01-16',
  note: 'Safe',
  isOwn: true,
  paidBy: 'POS',
  slips: [1, 2],
};

const KEPT: KeptOf<typeof dropCodec> = { ...WIRE, amount: 2_000_050, paid_by: 'POS' };

describe('A record of the contract', () => {
  it('is read by our own names, in kobo', () => {
    expect(dropCodec.read(WIRE)).toEqual(READ);
    expectTypeOf<ReadOf<typeof dropCodec>>().toExtend<Drop>();
  });

  it('is written from a row of the server, without what else the row has', () => {
    expect(dropCodec.write(KEPT)).toEqual(WIRE);
    const withMore = { ...KEPT, secret: 'x' };
    expect(dropCodec.write(withMore)).not.toHaveProperty('secret');
  });

  it('has nothing as its field says: left out, null or empty', () => {
    const nothing = { ...KEPT, takes_back: null, banked_on: null, note: null };
    const { banked_on: _, ...wire } = { ...WIRE, takes_back: null, note: '' };
    expect(dropCodec.write(nothing)).toEqual(wire);
    const read = { ...READ, takesBack: undefined, bankedOn: undefined, note: undefined };
    expect(dropCodec.read(wire)).toEqual(read);
  });

  it.each([
    [{ id: 7 }, 'id is not text.'],
    [{ amount: 'much' }, 'amount is not an amount.'],
    [{ amount: null }, 'amount is not an amount.'],
    [{ at: 'tomorrow' }, 'at is not an instant.'],
    [{ banked_on: '2025-02-30' }, 'banked_on is not a day.'],
    [{ is_own: 'yes' }, 'is_own is not true or false.'],
    [{ payment: { method: 'cowries' } }, 'payment.method is not one of Cash, POS.'],
    [{ payment: undefined }, 'payment is not a record.'],
    [{ slips: [1, 2.5] }, 'slips.1 is not a whole number.'],
    [{ slips: 'none' }, 'slips is not a list.'],
  ])('that is not as its codec says names the field, and never its value: %j', (change, message) => {
    expect(() => dropCodec.read({ ...WIRE, ...change })).toThrow(message);
  });

  it('whose codec lacks a field of its type does not compile, nor one that is sent otherwise', () => {
    interface Entry {
      id: string;
      note?: string | undefined;
    }
    // @ts-expect-error -- note is missing
    record({ id: text } satisfies FieldsOf<Entry>);
    // @ts-expect-error -- an id is never undefined
    record({ id: orNull(text), note: orNull(text) } satisfies FieldsOf<Entry>);
    // @ts-expect-error -- the row lacks the amount
    const row: KeptOf<typeof dropCodec> = { ...WIRE, amount: undefined, paid_by: 'POS' };
    expect(row).toBeDefined();
  });
});

it('A word that the wire spells otherwise is sent and read as its table says', () => {
  const status = spelt({ Active: 0, Banned: 1 });
  expect([status.read(1), status.write('Active')]).toEqual(['Banned', 0]);
  expect(() => status.read(2)).toThrow('The answer is not one of 0, 1.');
});

it('An answer is read from its wrapper, and a mismatch says where it is', () => {
  const call = answering(data(list(dropCodec)), get<Nothing>('/api/get_drops', { does: 'drop.see' }));
  expect(call.answer?.read({ data: [WIRE] })).toEqual([READ]);
  expect(() => call.answer?.read({ data: [WIRE, { ...WIRE, at: 7 }] })).toThrow(
    'data.1.at is not an instant.',
  );
});

it('A page has its rows, where the next ones begin, and how many there are of each status', () => {
  const read = (wire: unknown) => found(record({ id: text })).read(wire);
  const page = { data: [{ id: 'a' }], next_cursor: 'c1', total: 40, counts: { Open: 40, Closed: null } };
  expect(read(page)).toEqual({
    rows: [{ id: 'a' }],
    nextCursor: 'c1',
    total: 40,
    counts: { Open: 40, Closed: null },
    isSample: undefined,
  });
  expect(read({ data: [{ id: 'a' }], next_cursor: null })).toMatchObject({ total: 1, nextCursor: undefined });
});

it('An amount is read to the kobo, and a sum that no number holds exactly still as a number', () => {
  expect(naira.read('18,500.50')).toBe(1_850_050);
  expect(naira.read('90071993815910.40')).toBeCloseTo(9_007_199_381_591_040, -1);
  expect(() => naira.read('18,500.505')).toThrow('The answer is not an amount.');
});
