import { type LoadedParcel, type Waybill, formatDay, hasArrived, kilograms } from '@motorpark/domain';
import { Button, type Column, NONE, StatusBadge } from '@motorpark/ui';
import { messages } from './parcelMessages';

export const LOADED_COLUMNS: Column<LoadedParcel>[] = [
  { header: 'Waybill No.', cell: ({ number }) => number, isRowHeader: true, card: 'id' },
  { header: 'Goods', cell: ({ description }) => description, card: 'title', truncate: true },
  { header: 'To', cell: ({ destination }) => destination, cardLabel: 'To' },
  { header: 'Pieces', cell: ({ quantity }) => quantity, align: 'end', cardLabel: 'Pieces' },
  { header: 'Weight', cell: weightOf, align: 'end', cardLabel: 'Weight' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

/**
 * Columns of a trip's parcels where they are received. The button keeps the focus in the field of the next scan; from the keyboard, the row's menu does the
 * same.
 */
export const receivingColumns = (onReceive: (number: string) => void): Column<LoadedParcel>[] => [
  ...LOADED_COLUMNS,
  {
    header: messages.received,
    width: '1%',
    cell: (parcel) =>
      hasArrived(parcel) ? (
        NONE
      ) : (
        <Button
          aria-label={messages.receiveOne(parcel.number)}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onReceive(parcel.number)}
        >
          {messages.received}
        </Button>
      ),
  },
];

export const WAITING_COLUMNS: Column<Waybill>[] = [
  { header: 'Waybill No.', cell: ({ number }) => number, card: 'id' },
  {
    header: 'Receiver',
    cell: ({ receiverName }) => receiverName,
    isRowHeader: true,
    truncate: true,
    sortBy: 'receiverName',
  },
  {
    header: 'Sender',
    cell: ({ senderName }) => senderName,
    cardLabel: 'From',
    truncate: true,
    sortBy: 'senderName',
  },
  {
    header: 'Book date',
    cell: ({ bookDate }) => bookDate && formatDay(bookDate),
    sortBy: 'bookDate',
  },
];

function weightOf({ weight }: LoadedParcel) {
  return weight === undefined ? NONE : messages.kilograms(kilograms(weight));
}
