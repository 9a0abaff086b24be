import { dropExtensions } from '@motorpark/contract';
import { LOOSE_CASH_KINDS, type LooseCash } from '@motorpark/domain';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';
import {
  count,
  everyRecordIn,
  koboOf,
  mustRead,
  oneOf,
  recordOf,
  required,
  shape,
  text,
  textOf,
} from '../reading';

/** Undefined if a sum cannot be read: money is never guessed. */
const readLooseCash = shape<LooseCash>({
  kind: required(oneOf(LOOSE_CASH_KINDS)),
  person: (name, row) => ({ id: textOf(row['person_id']) ?? '', name: textOf(name) ?? '' }),
  terminal: text,
  day: text,
  entries: count,
  amount: required(koboOf),
});

/** Returns the cash in no drawer that somebody counts, by person and day; undefined until it is loaded, and on a server without it. */
export function useLooseCash({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  const { data: cash, ...state } = useListData(
    'shifts',
    async () => {
      const payload = { ...(from && { from }), ...(to && { to }) };
      const rows = recordOf(await request(dropExtensions.getLooseCash, { payload }))['data'];
      return mustRead(everyRecordIn(rows, readLooseCash));
    },
    { part: `loose ${from ?? ''} ${to ?? ''}` },
  );
  return { cash, ...state };
}
