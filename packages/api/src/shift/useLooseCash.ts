import { dropExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';

/** Returns the cash in no drawer that somebody counts, by person and day; undefined until it is loaded, and on a server without it. */
export function useLooseCash({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  const { data: cash, ...state } = useListData(
    'shifts',
    () => request(dropExtensions.getLooseCash, { payload: { ...(from && { from }), ...(to && { to }) } }),
    { part: `loose ${from ?? ''} ${to ?? ''}` },
  );
  return { cash, ...state };
}
