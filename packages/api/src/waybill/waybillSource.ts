import { waybillCalls } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { rowsOfCall } from '../rows/rowsOfCall';

/** Filters waybills by a terminal that they leave or reach, by whether a trip could load them and whether they are missing, besides the filters of any list. */
export interface WaybillQuery extends ListQuery {
  /** The trip's id. */
  waitsFor?: string | undefined;
  terminalId?: string | undefined;
  /** `missing`: only parcels whose bus has arrived and that were not received. */
  arrival?: 'missing' | undefined;
}

export const waybillSource = rowsOfCall({
  list: 'waybills',
  call: waybillCalls.getWaybills,
  // Undefined fields are not sent.
  narrowing: ({ waitsFor, arrival, terminalId }: WaybillQuery) => ({
    waits_for: waitsFor,
    arrival,
    terminal_id: terminalId,
  }),
});
