import {
  type Instant,
  type Region,
  type Unseated,
  formatDeparture,
  formatPhone,
  formatSeats,
  busText,
  unbroken,
} from '@motorpark/domain';
import type { ReactNode } from 'react';
import { type Say, useLocale } from '../../locale';
import type { Letterhead } from '../letterhead';
import { Sheet, Totals } from '../receipt/sheet.styles';
import { usePaper } from '../Paper/Paper';
import { ReceiptTop } from '../receipt/ReceiptParts';
import { isLongName } from '../receipt/unbreakable';
import { sayCount } from '../receipt/sayCount';
import { BLANK, type SheetColumn, SheetLines } from '../receipt/SheetLines';

export interface UnseatedSheetProps {
  /** The passengers, those who have waited longest first. */
  unseated: readonly Unseated[];
  /** Whose paper it is. */
  letterhead: Letterhead;
  /** When it was printed. */
  printedAt: Instant;
}

const TITLE = 'Without a seat';

const phoneOf = ({ phone }: Unseated) => unbroken(formatPhone(phone));

const tripOf = ({ routeId, travelDate, vehicleNumber }: Unseated, region: Region) =>
  `${routeId}, ${formatDeparture(travelDate, region)}, ${busText(vehicleNumber)}`;

const columnsIn = (region: Region): readonly SheetColumn<Unseated>[] => [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Phone', cell: phoneOf, width: 23, isUnbreakable: true },
  { title: 'Seats', cell: ({ seats }) => formatSeats(seats), width: 12 },
  { title: 'Was to go with', cell: (one) => tripOf(one, region) },
  { title: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, width: 24, isUnbreakable: true },
  { title: 'Agreed', cell: () => BLANK, width: 42 },
];

const blockOf = (one: Unseated, region: Region, say: Say): [ReactNode, ...ReactNode[]] => [
  one.name,
  phoneOf(one),
  say('Had {seats} · {trip}', { seats: formatSeats(one.seats), trip: tripOf(one, region) }),
  one.ticketNumber,
  <>
    {say('Agreed:')} {BLANK}
  </>,
];

/**
 * A list of passengers who have lost their seats, with the phones to call and space to note what was agreed. Its layout
 * follows the `Paper` (or `PrintSheet`) around it: a table on A4, blocks one below the other on a roll.
 */
export function UnseatedSheet({ unseated, letterhead, printedAt }: UnseatedSheetProps) {
  const paper = usePaper();
  const { region, say } = useLocale();
  const people = unseated.reduce((sum, { seats }) => sum + seats.length, 0);
  return (
    <Sheet $paper={paper} aria-label={say(TITLE)}>
      <ReceiptTop letterhead={letterhead} title={TITLE} date={printedAt} paper={paper} />
      <SheetLines
        label={say(TITLE)}
        rows={unseated}
        keyOf={({ id }) => id}
        columns={columnsIn(region)}
        isLong={({ name }) => isLongName(name)}
        blockOf={(one) => blockOf(one, region, say)}
        paper={paper}
      />
      <Totals $paper={paper}>{sayCount(say, people, 'passenger')}</Totals>
    </Sheet>
  );
}
