import { readWaybill } from '@motorpark/api';
import { type Fact, WAYBILL_FIELDS, type Waybill, fieldFacts } from '@motorpark/domain';

/** What people decide by when they send a parcel on, hand it out or void its waybill. */
const FACTS: readonly Fact<Waybill>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(WAYBILL_FIELDS, 'senderName', 'senderPhone', 'receiverName', 'receiverPhone'),
  { label: WAYBILL_FIELDS.originTerminalId.label, of: ({ originTerminal }) => originTerminal },
  { label: WAYBILL_FIELDS.destinationTerminalId.label, of: ({ destinationTerminal }) => destinationTerminal },
  ...fieldFacts(WAYBILL_FIELDS, 'description', 'quantity', 'worth', 'amount'),
];

/** How a waybill that somebody else has changed meanwhile is looked at. */
export const WAYBILL_LOOKS = {
  read: readWaybill,
  facts: FACTS,
  nameOf: ({ number }: Waybill) => `Waybill ${number}`,
};
