import { type Fact, WAYBILL_FIELDS, type Waybill, fieldFacts } from '@motorpark/domain';

/** What people decide by when they send a parcel on, hand it out or void its waybill. */
export const WAYBILL_FACTS: readonly Fact<Waybill>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(WAYBILL_FIELDS, 'senderName', 'senderPhone', 'receiverName', 'receiverPhone'),
  { label: WAYBILL_FIELDS.originTerminalId.label, of: ({ originTerminal }) => originTerminal },
  { label: WAYBILL_FIELDS.destinationTerminalId.label, of: ({ destinationTerminal }) => destinationTerminal },
  ...fieldFacts(WAYBILL_FIELDS, 'description', 'quantity', 'worth', 'amount'),
];
