import type { LIST_SORTS } from '@motorpark/contract';
import { formatNaira, type Operation } from '@motorpark/domain';
import type { Searchable } from '../client/searchable';
import type { Sorts } from '../client/sorting';

/** Returns the searchable content of a line of the ledger. */
export const shownByOperation = ({
  description,
  amount,
  route,
  location,
  terminal,
  by,
}: Operation): Searchable => ({
  texts: [
    description,
    route?.origin,
    route?.destination,
    location,
    terminal,
    by,
    amount === undefined ? undefined : formatNaira(Math.abs(amount)),
  ],
});

/** The sorts of operations. */
export const OPERATION_SORTS: Sorts<Operation, (typeof LIST_SORTS.operations)[number]> = {
  at: { onWire: 'timestamp', of: ({ at }) => at || undefined },
  amount: { onWire: 'amount', of: ({ amount }) => amount },
};
