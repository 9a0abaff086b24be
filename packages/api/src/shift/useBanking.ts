import { dropExtensions } from '@motorpark/contract';
import type { AwaitedCash, DropSum, Kobo } from '@motorpark/domain';
import { request } from '../backend/connection';
import type { ListQuery } from '../port/found';
import { useListData } from '../rows/useListData';
import {
  count,
  countOf,
  everyRecordIn,
  instantOf,
  koboOf,
  mustRead,
  or,
  part,
  recordIn,
  required,
  shape,
  text,
} from '../reading';

interface Banking {
  notBanked: DropSum;
  banked: DropSum;
  terminals: AwaitedCash[];
  short: Kobo;
  over: Kobo;
  takenBack: { deposits: number; amount: Kobo };
}

const DROP_SUM = { drops: required(countOf), amount: required(koboOf), oldestAt: instantOf };

const sum = required(part(shape<DropSum>(DROP_SUM)));

const readAwaited = shape<AwaitedCash>({ ...DROP_SUM, terminalId: text, terminal: text });

/** Undefined if a sum cannot be read: money is never guessed. */
const readBanking = shape<Banking>({
  notBanked: sum,
  banked: sum,
  terminals: required((list) => everyRecordIn(Array.isArray(list) ? list : [], readAwaited)),
  short: or(koboOf, 0),
  over: or(koboOf, 0),
  takenBack: part(shape<Banking['takenBack']>({ deposits: count, amount: or(koboOf, 0) })),
});

async function getBanking({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  const payload = { ...(from && { from }), ...(to && { to }) };
  return mustRead(readBanking(recordIn(await request(dropExtensions.getBanking, { payload }))));
}

/** Returns the sums of the cash dropped in a period, banked and not; undefined until they are loaded, and on a server without them. */
export function useBanking({ from, to }: Pick<ListQuery, 'from' | 'to'>) {
  const { data: sums, ...state } = useListData('drops', () => getBanking({ from, to }), {
    part: `sums ${from ?? ''} ${to ?? ''}`,
  });
  return { sums, ...state };
}
