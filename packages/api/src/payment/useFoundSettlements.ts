import { SETTLEMENT_LINE_LIST, SETTLEMENT_LIST, settlementExtensions } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';

const settlements = rowsOfCall({ list: 'settlements', call: settlementExtensions.getSettlements });

/** Returns what the payment provider paid out to the bank, newest first; nothing on a server without one. */
export const useFoundSettlements = (query: ListQuery) =>
  useFoundRows({ ...settlements, columns: SETTLEMENT_LIST }, query);

interface SettlementLineListQuery extends ListQuery {
  settlementId?: string | undefined;
}

const lines = rowsOfCall({
  list: 'settlementLines',
  call: settlementExtensions.getSettlementLines,
  narrowing: ({ settlementId }: SettlementLineListQuery) =>
    settlementId === undefined ? {} : { settlement_id: settlementId },
});

/** Returns the lines of a settlement; without one, what differs. */
export const useFoundSettlementLines = (query: SettlementLineListQuery) =>
  useFoundRows({ ...lines, columns: SETTLEMENT_LINE_LIST }, query);
