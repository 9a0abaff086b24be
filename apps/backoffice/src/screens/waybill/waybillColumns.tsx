import {
  type Direction,
  type Kobo,
  type Waybill,
  ageText,
  formatDay,
  formatNaira,
  formatPhone,
} from '@motorpark/domain';
import { type Column, NONE, type SearchOnlyField, serialNumber } from '@motorpark/ui';
import { statusBadge } from '../../shared/counter/statusBadge';
import { now } from '../../shared/today';

const naira = (amount: Kobo | undefined) => (amount === undefined ? undefined : formatNaira(amount));

const BOOK_DATE: Column<Waybill> = {
  header: 'Book date',
  cell: (waybill) => waybill.bookDate && formatDay(waybill.bookDate),
  sortBy: 'bookDate',
};

const WAITS: Column<Waybill> = {
  header: 'Waits',
  cell: ({ waitsSince }) => (waitsSince ? ageText(waitsSince, now()) : NONE),
  cardLabel: 'Waits',
  sortBy: 'waitsSince',
};

const columnsOf = (end: Column<Waybill>, since: Column<Waybill>): Column<Waybill>[] => [
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
    hidesFirst: true,
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
  since,
  { header: 'Amount', cell: (waybill) => naira(waybill.amount), align: 'end', sortBy: 'amount' },
  {
    header: 'Status',
    cell: statusBadge,
    card: 'badge',
  },
];

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfWaybill = ({
  originTerminal,
  destinationTerminal,
}: Waybill): SearchOnlyField[] => [
  { label: 'From', text: originTerminal },
  { label: 'To', text: destinationTerminal },
];

const DESTINATION: Column<Waybill> = {
  header: 'Destination',
  cell: (waybill) => waybill.destinationTerminal,
  truncate: true,
};

const ORIGIN: Column<Waybill> = {
  header: 'Origin',
  cell: (waybill) => waybill.originTerminal,
  cardLabel: 'From',
  truncate: true,
};

const OUTGOING = columnsOf(DESTINATION, BOOK_DATE);
const INCOMING = columnsOf(ORIGIN, BOOK_DATE);
const WAITING = columnsOf(ORIGIN, WAITS);

/**
 * Columns of a list of waybills. Where incoming ones are narrowed to Delivered they say how long each parcel waits, in the place of its book date
 * (docs/waybill.md#waiting), unless the server doesn't know it.
 */
export function waybillColumns(
  direction: Direction,
  status: string | undefined,
  rows: readonly Waybill[],
): Column<Waybill>[] {
  if (direction === 'outgoing') return OUTGOING;
  const knowsWait = rows.length === 0 || rows.some(({ waitsSince }) => waitsSince);
  return status === 'Delivered' && knowsWait ? WAITING : INCOMING;
}
