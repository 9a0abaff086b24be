import { dropExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';

/** Returns the sums of the cash dropped in a period, banked and not; undefined until they are loaded, and on a server without them. */
export function useBanking({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  const payload = { ...(from && { from }), ...(to && { to }) };
  const { data: sums, ...state } = useListData(
    'drops',
    () => request(dropExtensions.getBanking, { payload }),
    {
      part: `sums ${from ?? ''} ${to ?? ''}`,
    },
  );
  return { sums, ...state };
}
