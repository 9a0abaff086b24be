import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CashDrop } from '@motorpark/domain';
import { everyRecordIn, mustRead, recordsIn, valuesIn } from './lists';
import { textOf } from './record';
import {
  type RowReader,
  count,
  each,
  every,
  flag,
  instant,
  oneOf,
  or,
  part,
  required,
  rowId,
  rowVersion,
  sentAs,
  shape,
  text,
} from './shape';
import { countOf, koboOf } from './values';

type Entry = Pick<CashDrop, 'id' | 'amount' | 'note' | 'at' | 'takesBack'>;

const readDrop = shape<Entry>({
  id: rowId,
  amount: required(koboOf),
  note: text,
  at: instant,
  takesBack: textOf,
});

const drop = { id: 'd1', amount: 20_000, note: 'Safe', at: '2025-01-15T08:00:00.000Z', takes_back: 'd0' };

describe('a record', () => {
  it('is read field by field, under the names of the wire', () => {
    expect(readDrop(drop)).toEqual({
      id: 'd1',
      amount: 2_000_000,
      note: 'Safe',
      at: '2025-01-15T08:00:00.000Z',
      takesBack: 'd0',
    });
  });

  it.each([undefined, null, '', 'much', {}, true])(
    'whose amount is %j is not read: it never counts as 0',
    (amount) => expect(readDrop({ ...drop, amount })).toBeUndefined(),
  );

  it('may have an amount of 0', () => {
    expect(readDrop({ ...drop, amount: 0 })?.amount).toBe(0);
  });

  it('that lacks everything else has empty texts and its place in the list as id', () => {
    expect(readDrop({ amount: '1,500' }, 2)).toEqual({
      id: '#3',
      amount: 150_000,
      note: '',
      at: '',
      takesBack: undefined,
    });
  });

  it('without required fields is always read', () => {
    const readSums = shape<{ sold: number; isOwn: boolean; version: number | undefined }>({
      sold: sentAs('sold_seats', count),
      isOwn: flag,
      version: rowVersion,
    });
    expectTypeOf(readSums).toEqualTypeOf<
      RowReader<{ sold: number; isOwn: boolean; version: number | undefined }>
    >();
    expect(readSums({ sold_seats: '7', is_own: true, version: 3 })).toEqual({
      sold: 7,
      isOwn: true,
      version: 3,
    });
    expect(readSums({ sold_seats: 'many', is_own: 'yes' })).toEqual({
      sold: 0,
      isOwn: false,
      version: undefined,
    });
  });

  it('has a word of a list, or is not read', () => {
    const readPaid = shape<{ method: 'Cash' | 'POS'; by: string }>({
      method: sentAs('payment_method', required(oneOf(['Cash', 'POS']))),
      by: or(textOf, 'Unknown'),
    });
    expect(readPaid({ payment_method: 'POS' })).toEqual({ method: 'POS', by: 'Unknown' });
    expect(readPaid({ payment_method: 'cowries' })).toBeUndefined();
  });

  it('whose nested record cannot be read is not read if that record is required', () => {
    const readDeposit = shape<{ deposit: { amount: number } }>({
      deposit: required(part(shape<{ amount: number }>({ amount: required(koboOf) }))),
    });
    expect(readDeposit({ deposit: { amount: 5 } })).toEqual({ deposit: { amount: 500 } });
    for (const deposit of [undefined, null, 'x', {}]) expect(readDeposit({ deposit })).toBeUndefined();
  });
});

it('a reader that forgets a field of its type does not compile, not even an optional one', () => {
  // @ts-expect-error -- takesBack is missing
  shape<Entry>({ id: rowId, amount: required(koboOf), note: text, at: instant });
  // @ts-expect-error -- an amount may not be undefined
  shape<Entry>({ id: rowId, amount: koboOf, note: text, at: instant, takesBack: textOf });
});

describe('a list', () => {
  const rows = [drop, { ...drop, amount: null }, 'rubbish', { ...drop, id: '' }];

  it('loses the records that cannot be read; the others keep their places', () => {
    expect(recordsIn(rows, readDrop).map(({ id }) => id)).toEqual(['d1', '#4']);
    expect(each(readDrop)(rows)).toEqual(recordsIn(rows, readDrop));
  });

  it('whose sum counts is read whole or not at all', () => {
    expect(everyRecordIn([drop], readDrop)).toHaveLength(1);
    expect(everyRecordIn(rows, readDrop)).toBeUndefined();
    expect(every(readDrop)(rows)).toBeUndefined();
    expect(everyRecordIn([], readDrop)).toEqual([]);
  });

  it.each([undefined, null, '', 'x', 7, { 0: drop }])('is not %j', (list) => {
    expect(recordsIn(list, readDrop)).toEqual([]);
    expect(everyRecordIn(list, readDrop)).toBeUndefined();
  });

  it('of values loses those that cannot be read', () => {
    expect(valuesIn(['4', 'x', null, 5], countOf)).toEqual([4, 5]);
  });
});

it('a response that could not be read is a failure', () => {
  expect(mustRead(0)).toBe(0);
  expect(() => mustRead(undefined)).toThrow('Unknown Error Occurred');
});
