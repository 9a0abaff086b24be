import { dropExtensions } from '@motorpark/contract';
import type { DifferenceGroup, DrawerDifferences } from '@motorpark/domain';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { downloadFrom } from '../rows/download';
import { useListData } from '../rows/useListData';
import {
  type Fields,
  count,
  everyRecordIn,
  koboOf,
  mustRead,
  recordOf,
  required,
  shape,
  textOf,
} from '../reading';

function named(row: Fields, noun: 'person' | 'terminal') {
  const [id, name] = [textOf(row[`${noun}_id`]), textOf(row[noun])];
  return name === undefined ? undefined : { id: id ?? '', name };
}

/** Not every server sends this sum. */
const sumIfSent = required((sum) => koboOf(sum ?? 0));

/** Undefined if a sum cannot be read: money is never guessed. */
const readDifferences = shape<DrawerDifferences>({
  person: (_value, row) => named(row, 'person'),
  terminal: (_value, row) => named(row, 'terminal'),
  week: textOf,
  shifts: count,
  differing: count,
  uncounted: count,
  uncountedCash: sumIfSent,
  short: required(koboOf),
  over: required(koboOf),
  disputedShort: sumIfSent,
  disputedOver: sumIfSent,
  found: sumIfSent,
  missing: sumIfSent,
  unapproved: sumIfSent,
  discarded: sumIfSent,
  floatMissing: sumIfSent,
  unconfirmed: sumIfSent,
});

interface DifferenceQuery extends Pick<ListQuery, 'from' | 'to'> {
  by: DifferenceGroup;
}

const payloadOf = ({ from, to, by }: DifferenceQuery) => ({ by, ...(from && { from }), ...(to && { to }) });

async function getDifferences(query: DifferenceQuery): Promise<DrawerDifferences[]> {
  const payload = payloadOf(query);
  const rows = recordOf(await request(dropExtensions.getDifferences, { payload }))['data'];
  return mustRead(everyRecordIn(rows, readDifferences));
}

/** Returns the differences of a period's shifts, summed by person, terminal or week; `download` returns them as a file. */
export function useShiftDifferences(query: DifferenceQuery) {
  const { data: differences, ...state } = useListData('shifts', () => getDifferences(query), {
    part: `differences ${query.by} ${query.from ?? ''} ${query.to ?? ''}`,
  });
  const download = () => downloadFrom(dropExtensions.getDifferences, { ...payloadOf(query), format: 'csv' });
  return { differences, ...state, download };
}
