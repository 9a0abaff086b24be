import { dropExtensions } from '@motorpark/contract';
import type { PersonDifferences } from '@motorpark/domain';
import { request } from '../client/connection';
import type { ListQuery } from '../client/found';
import { useKept } from '../client/lists';
import { apiFailure } from '../failure/failure';
import { type Fields, countOf, koboOf, recordOf, textOf } from '../reading';

/** Undefined where a sum cannot be read: money is never guessed. */
function readDifferences(row: Fields): PersonDifferences | undefined {
  const [short, over] = [row['short'], row['over']].map(koboOf);
  if (short === undefined || over === undefined) return undefined;
  return {
    person: textOf(row['person']) ?? '',
    terminal: textOf(row['terminal']) ?? '',
    shifts: countOf(row['shifts']) ?? 0,
    differing: countOf(row['differing']) ?? 0,
    uncounted: countOf(row['uncounted']) ?? 0,
    short,
    over,
  };
}

type Period = Pick<ListQuery, 'from' | 'to'>;

async function getDifferences({ from, to }: Period): Promise<PersonDifferences[]> {
  const rows = recordOf(
    await request(dropExtensions.getDifferences, { payload: { ...(from && { from }), ...(to && { to }) } }),
  )['data'];
  if (!Array.isArray(rows)) throw apiFailure({ kind: 'unknown' });
  return rows.map((row) => {
    const read = readDifferences(recordOf(row));
    if (!read) throw apiFailure({ kind: 'unknown' });
    return read;
  });
}

/** What the shifts of a period differ by, person by person. */
export function useShiftDifferences({ from, to }: Period) {
  const { data: differences, ...state } = useKept('shifts', () => getDifferences({ from, to }), {
    part: `differences ${from ?? ''} ${to ?? ''}`,
    needs: 'shifts',
  });
  return { differences, ...state };
}
