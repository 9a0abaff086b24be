import { type ManifestLine, formatPhone } from '@motorpark/domain';
import type { PaperSize } from '../../theme/paper';
import { type SheetColumn, SheetLines } from '../receipt/SheetLines';
import { withUnbreakableNumbers } from '../receipt/unbreakable';

interface PassengerLinesProps {
  passengers: readonly ManifestLine[];
  paper: PaperSize;
}

/** A blank to fill in by hand. */
const BLANK = '____________';

const nameOf = (line: ManifestLine) => `${line.name || BLANK}${markOf(line)}`;

const phoneOf = (phone: string) => (phone ? withUnbreakableNumbers(formatPhone(phone)) : BLANK);

const addressOf = ({ address }: ManifestLine) => address || BLANK;

const kinOf = ({ nextOfKinName, nextOfKinPhone }: ManifestLine) =>
  [nextOfKinName || BLANK, phoneOf(nextOfKinPhone)].join(', ');

/** Returns whether a passenger boarded or was a no-show. */
function markOf({ boardedAt, isNoShow }: ManifestLine): string {
  if (isNoShow) return ' (no-show)';
  return boardedAt === undefined ? '' : ' (aboard)';
}

const COLUMNS: readonly SheetColumn<ManifestLine>[] = [
  { title: 'Seat', cell: ({ seat }) => seat },
  { title: 'Name', cell: nameOf },
  { title: 'Phone', cell: ({ phone }) => phoneOf(phone), isUnbreakable: true },
  { title: 'Address', cell: addressOf },
  { title: 'Next of kin', cell: kinOf },
];

/** All passengers with a seat, by seat. */
export function PassengerLines({ passengers, paper }: PassengerLinesProps) {
  if (passengers.length === 0) return <p>Nobody has a seat in this trip yet</p>;
  return (
    <SheetLines
      label="Passengers by seat"
      hasCaption
      rows={passengers}
      keyOf={({ seat }) => seat}
      columns={COLUMNS}
      blockOf={(line) => [
        `${line.seat}. ${nameOf(line)}`,
        phoneOf(line.phone),
        addressOf(line),
        `Next of kin: ${kinOf(line)}`,
      ]}
      paper={paper}
    />
  );
}
