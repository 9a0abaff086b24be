import {
  type Direction,
  type Kobo,
  type Waybill,
  ageText,
  formatTableDay,
  formatNaira,
  formatPhone,
} from '@motorpark/domain';
import { type Column, NONE, type Unseen, StatusBadge, serialNumber } from '@motorpark/ui';
import { now, today } from '../../shared/today';

const naira = (amount: Kobo | undefined) => (amount === undefined ? undefined : formatNaira(amount));

const columnsTo = (end: Column<Waybill>): Column<Waybill>[] => [
  serialNumber(),
  { header: 'Waybill No.', cell: (waybill) => waybill.number, card: 'id' },
  {
    header: 'Sender',
    cell: (waybill) => waybill.senderName,
    isRowHeader: true,
    truncate: true,
    sortBy: 'senderName',
  },
  {
    header: 'Sender phone',
    cell: (waybill) => waybill.senderPhone && formatPhone(waybill.senderPhone),
    card: 'hidden',
    isMuted: true,
    givesWay: true,
  },
  {
    header: 'Receiver',
    cell: (waybill) => waybill.receiverName,
    cardLabel: 'To',
    truncate: true,
    sortBy: 'receiverName',
  },
  {
    header: 'Receiver phone',
    cell: (waybill) => waybill.receiverPhone && formatPhone(waybill.receiverPhone),
    isMuted: true,
  },
  end,
  {
    header: 'Book date',
    cell: (waybill) => waybill.bookDate && formatTableDay(waybill.bookDate, today()),
    sortBy: 'bookDate',
  },
  { header: 'Amount', cell: (waybill) => naira(waybill.amount), align: 'end', sortBy: 'amount' },
  {
    header: 'Status',
    cell: (waybill) => waybill.status && <StatusBadge status={waybill.status} />,
    card: 'badge',
  },
];

/** Values that the search covers but the row may not show. */
export const unseenOfWaybill = ({ originTerminal, destinationTerminal }: Waybill): Unseen[] => [
  { label: 'From', text: originTerminal },
  { label: 'To', text: destinationTerminal },
];

/** Columns of the list by direction; they differ in destination and origin. */
export const WAYBILL_COLUMNS: Readonly<Record<Direction, Column<Waybill>[]>> = {
  outgoing: columnsTo({
    header: 'Destination',
    cell: (waybill) => waybill.destinationTerminal,
    truncate: true,
  }),
  incoming: columnsTo({
    header: 'Origin',
    cell: (waybill) => waybill.originTerminal,
    cardLabel: 'From',
    truncate: true,
  }),
};

/** Columns of the incoming list if one of its waybills waits to be picked up. */
export const WAITING_COLUMNS: Column<Waybill>[] = WAYBILL_COLUMNS.incoming.concat({
  header: 'Waits',
  cell: ({ waitsSince }) => (waitsSince ? ageText(waitsSince, now()) : NONE),
  cardLabel: 'Waits',
  sortBy: 'waitsSince',
});
