import type { LIST_SORTS } from '@motorpark/contract';
import { searchText, type Waybill } from '@motorpark/domain';
import type { Searchable } from '../client/searchable';
import type { Sorts } from '../client/sorting';

/** What a waybill's row shows, to be searched. */
export const shownByWaybill = (waybill: Waybill): Searchable => ({
  texts: [waybill.senderName, waybill.receiverName, waybill.originTerminal, waybill.destinationTerminal],
  phones: [waybill.senderPhone, waybill.receiverPhone],
  codes: [waybill.number],
});

/** What waybills can be sorted by. */
export const WAYBILL_SORTS: Sorts<Waybill, (typeof LIST_SORTS.waybills)[number]> = {
  bookedAt: { onWire: 'booked_at', of: ({ bookedAt }) => bookedAt },
  senderName: { onWire: 'sender_name', of: ({ senderName }) => searchText(senderName) },
  receiverName: { onWire: 'receiver_name', of: ({ receiverName }) => searchText(receiverName) },
  bookDate: { onWire: 'book_date', of: ({ bookDate }) => bookDate || undefined },
  amount: { onWire: 'amount', of: ({ amount }) => amount },
};
