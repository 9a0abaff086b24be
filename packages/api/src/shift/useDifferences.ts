import { dropExtensions } from '@motorpark/contract';
import type { DifferenceGroup, DrawerDifferences } from '@motorpark/domain';
import { request } from '../client/connection';
import type { ListQuery } from '../client/found';
import { useListData } from '../client/lists';
import { apiFailure } from '../failure/failure';
import { type Fields, countOf, koboOf, recordOf, textOf } from '../reading';

function named(row: Fields, noun: 'person' | 'terminal') {
  const [id, name] = [textOf(row[`${noun}_id`]), textOf(row[noun])];
  return name === undefined ? undefined : { id: id ?? '', name };
}

/** Undefined if a sum cannot be read: money is never guessed. */
function readDifferences(row: Fields): DrawerDifferences | undefined {
  const [short, over] = [row['short'], row['over']].map(koboOf);
  // Not every server sends these.
  const [refused, discarded, floatMissing] = ['refused', 'discarded', 'float_missing'].map((name) =>
    koboOf(row[name] ?? 0),
  );
  if (short === undefined || over === undefined || refused === undefined) return undefined;
  if (discarded === undefined || floatMissing === undefined) return undefined;
  return {
    person: named(row, 'person'),
    terminal: named(row, 'terminal'),
    week: textOf(row['week']),
    shifts: countOf(row['shifts']) ?? 0,
    differing: countOf(row['differing']) ?? 0,
    uncounted: countOf(row['uncounted']) ?? 0,
    short,
    over,
    refused,
    discarded,
    floatMissing,
  };
}

interface DifferenceQuery extends Pick<ListQuery, 'from' | 'to'> {
  by: DifferenceGroup;
}

async function getDifferences({ from, to, by }: DifferenceQuery): Promise<DrawerDifferences[]> {
  const payload = { by, ...(from && { from }), ...(to && { to }) };
  const rows = recordOf(await request(dropExtensions.getDifferences, { payload }))['data'];
  if (!Array.isArray(rows)) throw apiFailure({ kind: 'unknown' });
  return rows.map((row) => {
    const read = readDifferences(recordOf(row));
    if (!read) throw apiFailure({ kind: 'unknown' });
    return read;
  });
}

/** Returns the differences of a period's shifts, summed by person, terminal or week. */
export function useShiftDifferences(query: DifferenceQuery) {
  const { data: differences, ...state } = useListData('shifts', () => getDifferences(query), {
    part: `differences ${query.by} ${query.from ?? ''} ${query.to ?? ''}`,
    needs: 'shifts',
  });
  return { differences, ...state };
}
