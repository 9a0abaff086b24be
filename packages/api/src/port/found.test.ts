import { expect, it } from 'vitest';
import { joinedRows, queryAtRest, searchOf, sortIn, withRows, type FoundRows } from './found';

interface Row {
  id: string;
  status: string;
}

const found = (changes: Partial<FoundRows<Row>> = {}): FoundRows<Row> => ({
  rows: [
    { id: 'a', status: 'Scheduled' },
    { id: 'b', status: 'Boarded' },
  ],
  nextCursor: 'c1',
  total: 40,
  counts: { Scheduled: 30, Boarded: 10 },
  ...changes,
});

const COLUMNS = { travelDate: { header: 'Travel Date', sort: true } } as const;

it('asks for the usual status until something is searched for or a status is chosen', () => {
  const query = { text: 'an', usualStatus: 'In service' };
  expect(queryAtRest(query, '')).toMatchObject({ text: '', status: 'In service' });
  expect(queryAtRest(query, 'an')).toMatchObject({ text: 'an', status: undefined });
  expect(queryAtRest({ ...query, status: 'Out of service' }, 'an')).toMatchObject({
    status: 'Out of service',
  });
});

it('asks for what is wished, and for nothing else', () => {
  expect(searchOf({ text: '  ', status: undefined, sort: undefined }, { limit: 100 })).toEqual({
    limit: 100,
  });
  expect(
    searchOf({ text: ' ada ', status: 'Boarded', direction: 'incoming' }, { limit: 100, cursor: 'c1' }),
  ).toEqual({ q: 'ada', status: 'Boarded', direction: 'incoming', cursor: 'c1', limit: 100 });
});

it.each([
  ['travelDate', 'travel_date'],
  ['-travelDate', '-travel_date'],
])('asks for the days that are wished, sorted by %s as the server calls it', (sort, onWire) => {
  const days = { from: '2026-11-15', to: '2026-11-21' };
  expect(searchOf({ ...days, sort: sortIn(COLUMNS, sort)?.onWire }, { limit: 50 })).toEqual({
    ...days,
    sort: onWire,
    limit: 50,
  });
});

it('joins pages: a row that moved to the next page is there once, and counts stay', () => {
  const next = found({
    rows: [
      { id: 'b', status: 'Boarded' },
      { id: 'c', status: 'Boarded' },
    ],
    nextCursor: undefined,
    counts: undefined,
  });
  const all = joinedRows(found(), next);
  expect(all.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(all).toMatchObject({ nextCursor: undefined, counts: { Scheduled: 30, Boarded: 10 } });
});

it('counts along when a row is deleted or gets another status here', () => {
  const deleted = withRows(found(), [{ id: 'b', status: 'Boarded' }]);
  expect(deleted).toMatchObject({ total: 39, counts: { Scheduled: 29, Boarded: 10 } });
  const boarded = withRows(found(), [
    { id: 'a', status: 'Boarded' },
    { id: 'b', status: 'Boarded' },
  ]);
  expect(boarded).toMatchObject({ total: 40, counts: { Scheduled: 29, Boarded: 11 } });
});

it('does not count along what nobody has counted', () => {
  const read = found({ total: 1001, counts: { Boarded: null, Scheduled: 1001 } });
  expect(withRows(read, []).counts).toEqual({ Boarded: null, Scheduled: 1000 });
});
