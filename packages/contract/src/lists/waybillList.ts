import type { ListColumns } from './listColumn';

export const WAYBILL_LIST = {
  number: { header: 'Waybill No.', wire: 'waybill_number', card: 'id' },
  senderName: { header: 'Sender', isRowHeader: true, truncate: true, sort: true },
  senderPhone: {
    header: 'Sender phone',
    kind: 'phone',
    wire: 'sender_number',
    hides: 1,
    isMuted: true,
    card: 'hidden',
  },
  receiverName: { header: 'Receiver', truncate: true, sort: true, cardLabel: 'To' },
  receiverPhone: {
    header: 'Receiver phone',
    kind: 'phone',
    wire: 'receiver_number',
    hides: 3,
    isMuted: true,
  },
  originTerminal: { header: 'Origin', wire: 'original_terminal_name', truncate: true, cardLabel: 'From' },
  destinationTerminal: { header: 'Destination', wire: 'destination_terminal_name', truncate: true },
  bookDate: { header: 'Book date', kind: 'day', sort: true, hides: 2 },
  waits: { header: 'Waits', only: 'screen', sort: 'waitsSince', cardLabel: true },
  amount: { header: 'Amount', kind: 'naira', sort: true },
  status: { header: 'Status', kind: 'status' },
  worthOfGoods: { header: 'Worth of goods', kind: 'naira', only: 'file' },
  bookedBy: { header: 'Booked by', only: 'file' },
  bookedAt: { header: 'Booked at', kind: 'instant', sort: true, only: 'file' },
  waitsSince: { header: 'Waits since', kind: 'instant', sort: true, only: 'file' },
} as const satisfies ListColumns;
