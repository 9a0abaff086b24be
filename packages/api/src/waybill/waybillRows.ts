import { waybillCalls } from '@motorpark/contract';
import { searchText } from '@motorpark/domain';
import { dayOfInstant } from '../client/dayOf';
import type { ListQuery } from '../client/found';
import { rowsOfCall } from '../client/rowsOfCall';
import { readWaybill, readWaybillStatus } from './readWaybill';

/** Filters waybills by whether a trip could load them and whether they are missing, besides the filters of any list. */
export interface WaybillQuery extends ListQuery {
  /** The trip's id. */
  waitsFor?: string | undefined;
  /** `missing`: only parcels whose bus has arrived and that were not received. */
  arrival?: 'missing' | undefined;
}

/** The row source of the list of waybills. */
export const waybillRows = rowsOfCall({
  list: 'waybills',
  call: waybillCalls.getWaybills,
  read: readWaybill,
  statusOf: readWaybillStatus,
  shownBy: (waybill) => ({
    texts: [waybill.senderName, waybill.receiverName, waybill.originTerminal, waybill.destinationTerminal],
    phones: [waybill.senderPhone, waybill.receiverPhone],
    codes: [waybill.number],
  }),
  sorts: {
    bookedAt: { onWire: 'booked_at', of: ({ bookedAt }) => bookedAt },
    senderName: { onWire: 'sender_name', of: ({ senderName }) => searchText(senderName) },
    receiverName: { onWire: 'receiver_name', of: ({ receiverName }) => searchText(receiverName) },
    bookDate: { onWire: 'book_date', of: ({ bookDate }) => bookDate || undefined },
    waitsSince: { onWire: 'waits_since', of: ({ waitsSince }) => waitsSince },
    amount: { onWire: 'amount', of: ({ amount }) => amount },
  },
  dayOf: ({ bookedAt }) => dayOfInstant(bookedAt),
  // Undefined fields are not sent.
  narrowing: ({ waitsFor, arrival }: WaybillQuery) => ({ waits_for: waitsFor, arrival }),
});
