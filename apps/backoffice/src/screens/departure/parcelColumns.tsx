import { type LoadedParcel, type Waybill, formatTableDay, kilograms } from '@motorpark/domain';
import { type Column, NONE, StatusBadge } from '@motorpark/ui';
import { today } from '../../shared/today';
import { messages } from './parcelMessages';

/** Columns of a trip's loaded parcels. */
export const LOADED_COLUMNS: Column<LoadedParcel>[] = [
  { header: 'Waybill No.', cell: ({ number }) => number, isRowHeader: true, card: 'id' },
  { header: 'Goods', cell: ({ description }) => description, card: 'title', truncate: true },
  { header: 'To', cell: ({ destination }) => destination, cardLabel: 'To' },
  { header: 'Pieces', cell: ({ quantity }) => quantity, align: 'end', cardLabel: 'Pieces' },
  { header: 'Weight', cell: weightOf, align: 'end', cardLabel: 'Weight' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

/** Columns of the parcels that wait for the trip's route. */
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
    cell: ({ bookDate }) => bookDate && formatTableDay(bookDate, today()),
    sortBy: 'bookDate',
  },
];

function weightOf({ weight }: LoadedParcel) {
  return weight === undefined ? NONE : messages.kilograms(kilograms(weight));
}
