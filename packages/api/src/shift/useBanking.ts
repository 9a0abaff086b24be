import { dropExtensions } from '@motorpark/contract';
import type { AwaitedCash, DropSum } from '@motorpark/domain';
import { request } from '../client/connection';
import type { ListQuery } from '../client/found';
import { useListData } from '../client/lists';
import { apiFailure } from '../failure/failure';
import { type Fields, countOf, instantOf, koboOf, recordIn, recordOf, textOf } from '../reading';

/** Throws if a sum cannot be read: money is never guessed. */
function readSum(sum: Fields): DropSum {
  const [drops, amount] = [countOf(sum['drops']), koboOf(sum['amount'])];
  if (drops === undefined || amount === undefined) throw apiFailure({ kind: 'unknown' });
  return { drops, amount, oldestAt: instantOf(sum['oldest_at']) };
}

const readAwaited = (row: Fields): AwaitedCash => ({
  ...readSum(row),
  terminalId: textOf(row['terminal_id']) ?? '',
  terminal: textOf(row['terminal']) ?? '',
});

async function getBanking({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  const payload = { ...(from && { from }), ...(to && { to }) };
  const sums = recordIn(await request(dropExtensions.getBanking, { payload }));
  const takenBack = recordOf(sums['taken_back']);
  return {
    notBanked: readSum(recordOf(sums['not_banked'])),
    banked: readSum(recordOf(sums['banked'])),
    terminals: (Array.isArray(sums['terminals']) ? sums['terminals'] : []).map((row) =>
      readAwaited(recordOf(row)),
    ),
    short: koboOf(sums['short']) ?? 0,
    over: koboOf(sums['over']) ?? 0,
    takenBack: { deposits: countOf(takenBack['deposits']) ?? 0, amount: koboOf(takenBack['amount']) ?? 0 },
  };
}

/** Returns the sums of the cash dropped in a period, banked and not; undefined until they are loaded, and on a server without them. */
export function useBanking({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  const { data: sums, ...state } = useListData('drops', () => getBanking({ from, to }), {
    part: `sums ${from ?? ''} ${to ?? ''}`,
    needs: 'shifts.banking',
  });
  return { sums, ...state };
}
