import { expect, it, vi } from 'vitest';
import { countStatuses } from '../port/found';
import { lazyRows, statusesOf } from './lazyRows';

const countByStatus = (rows: Parameters<typeof statusesOf>[0]) => countStatuses(statusesOf(rows));

const TOLD = [
  { id: 1, status: 'Pending' },
  { id: 2, status: 'Delivered' },
  { id: 3, status: 'Pending' },
];

function someRows() {
  const read = vi.fn(({ id, status }: Readonly<Record<string, unknown>>, place: number) => ({
    id: String(id),
    status: String(status),
    place,
  }));
  return { read, rows: lazyRows(TOLD, read, ({ status }) => String(status)) };
}

it('reads a row when somebody looks at it, and once', () => {
  const { read, rows } = someRows();
  expect([rows.length, rows[3], rows.at(-4), read.mock.calls.length]).toEqual([3, undefined, undefined, 0]);
  expect(rows[1]).toEqual({ id: '2', status: 'Delivered', place: 1 });
  expect(rows[1]).toBe(rows.at(1));
  expect(read).toHaveBeenCalledOnce();
});

it('counts rows by their status without reading them', () => {
  const { read, rows } = someRows();
  expect(countByStatus(rows)).toEqual({ Pending: 2, Delivered: 1 });
  expect(read).not.toHaveBeenCalled();
});

it('is an array like any other', () => {
  const ids = ['1', '2', '3'];
  const { rows } = someRows();
  expect(Array.isArray(rows)).toBe(true);
  expect(rows.filter(({ status }) => status === 'Pending').map(({ id }) => id)).toEqual(['1', '3']);
  expect(someRows().rows.map(({ id }) => id)).toEqual(ids);
  expect(Array.from(someRows().rows, ({ id }) => id)).toEqual(ids);
  expect(someRows().rows.find(({ id }) => id === '3')?.place).toBe(2);
  expect(
    someRows()
      .rows.toReversed()
      .map(({ id }) => id),
  ).toEqual(ids.toReversed());
  expect(someRows().rows.concat(someRows().rows.slice(2))).toHaveLength(4);
  expect(countByStatus(rows.filter(({ id }) => id !== '1'))).toEqual({ Pending: 1, Delivered: 1 });
});
