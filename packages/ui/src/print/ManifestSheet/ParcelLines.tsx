import { type LoadedParcel, kilograms, counted } from '@motorpark/domain';
import type { PaperSize } from '../../theme/paper';
import { type SheetColumn, SheetLines } from '../receipt/SheetLines';

/** Returns the weight, or a blank to fill in by hand if the parcel was not weighed. */
const weightOf = ({ weight }: LoadedParcel) =>
  weight === undefined ? '______ kg' : `${kilograms(weight)} kg`;

const COLUMNS: readonly SheetColumn<LoadedParcel>[] = [
  { title: 'Waybill', cell: ({ number }) => number, isUnbreakable: true },
  { title: 'To', cell: ({ destination }) => destination },
  { title: 'Goods', cell: ({ description }) => description },
  { title: 'Pieces', cell: ({ quantity }) => quantity },
  { title: 'Weight', cell: weightOf, isUnbreakable: true },
];

/** The loaded parcels, by waybill. */
export const ParcelLines = ({ parcels, paper }: { parcels: readonly LoadedParcel[]; paper: PaperSize }) => (
  <SheetLines
    label="Parcels aboard"
    hasCaption
    rows={parcels}
    keyOf={({ id }) => id}
    columns={COLUMNS}
    blockOf={(parcel) => [
      `${parcel.number} to ${parcel.destination}`,
      parcel.description,
      `${counted(parcel.quantity, 'piece')}, ${weightOf(parcel)}`,
    ]}
    paper={paper}
  />
);
