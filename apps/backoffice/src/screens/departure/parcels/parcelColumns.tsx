import {
  type LoadedParcel,
  type Waybill,
  formatDay,
  formatWeight,
  hasArrived,
  kilograms,
} from '@motorpark/domain';
import { Button, type Column, NONE, StatusBadge } from '@motorpark/ui';
import { PhoneLink } from '../../../shared/PhoneLink';
import { messages } from './parcelMessages';

export const LOADED_COLUMNS: Column<LoadedParcel>[] = [
  { header: 'Waybill No.', cell: ({ number }) => number, isRowHeader: true, card: 'id' },
  { header: 'Goods', cell: ({ description }) => description, card: 'title', truncate: true },
  { header: 'Receiver', cell: ({ receiverName }) => receiverName, cardLabel: 'For', truncate: true },
  { header: 'Phone', cell: ({ receiverPhone = '' }) => <PhoneLink phone={receiverPhone} /> },
  { header: 'Pieces', cell: ({ quantity }) => quantity, align: 'end', cardLabel: 'Pieces' },
  { header: 'Weight', cell: weightOf, align: 'end', cardLabel: 'Weight' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

/** Columns of a trip's parcels where they are received. */
export const receivingColumns = (onPress: (number: string) => void): Column<LoadedParcel>[] => [
  ...LOADED_COLUMNS,
  {
    header: messages.receive.act,
    width: '1%',
    cell: (parcel) =>
      hasArrived(parcel) ? (
        messages.received
      ) : (
        <RowButton act={messages.receive.act} parcel={parcel} onPress={onPress} />
      ),
  },
];

interface RowButtonProps {
  act: string;
  parcel: Pick<Waybill, 'number'>;
  onPress: (number: string) => void;
}

/** Does the same as the field for scans, which keeps the focus; from the keyboard, the row's menu does it. */
const RowButton = ({ act, parcel: { number }, onPress }: RowButtonProps) => (
  <Button
    aria-label={`${act} ${number}`}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onPress={() => onPress(number)}
  >
    {act}
  </Button>
);

/** Columns of the parcels that wait for a trip's route. */
export const waitingColumns = (onLoad: (number: string) => void): Column<Waybill>[] => [
  { header: 'Waybill No.', cell: ({ number }) => number, card: 'id' },
  { header: 'Goods', cell: ({ description }) => description, card: 'title', truncate: true },
  { header: 'Pieces', cell: ({ quantity }) => quantity, align: 'end', cardLabel: 'Pieces' },
  {
    header: 'Weight',
    cell: ({ weight }) => (weight ? formatWeight(weight) : NONE),
    align: 'end',
    cardLabel: 'Weight',
  },
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
  {
    header: messages.load,
    width: '1%',
    cell: (parcel) => <RowButton act={messages.load} parcel={parcel} onPress={onLoad} />,
  },
];

function weightOf({ weight }: LoadedParcel) {
  return weight === undefined ? NONE : messages.kilograms(kilograms(weight));
}
