import {
  countBoarding,
  luggageOn,
  driverText,
  formatDeparture,
  formatParcels,
  formatPhone,
  type Instant,
  kilograms,
  kindText,
  type LoadedParcel,
  type Manifest,
  type ManifestLine,
  missingOnManifest,
  type Region,
  busText,
  unbroken,
} from '@motorpark/domain';
import type { ReactNode } from 'react';
import { type Say, useLocale } from '../../locale';
import type { PaperSize } from '../../theme/papers';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { FactColumns, FactList } from '../receipt/FactList';
import { SignatureLine } from '../receipt/receipt.styles';
import { ReceiptRoute, ReceiptTop } from '../receipt/ReceiptParts';
import { isLongName } from '../receipt/unbreakable';
import { sayCount } from '../receipt/sayCount';
import { BLANK, type SheetColumn, SheetLines } from '../receipt/SheetLines';
import { Copy, CopyName, Missing, Sheet, Signatures, Totals, TripFacts } from '../receipt/sheet.styles';

export interface ManifestSheetProps {
  /** Who and what is on the trip. */
  manifest: Manifest;
  /** Whose paper it is. */
  letterhead: Letterhead;
  /** Time of printing. */
  printedAt: Instant;
}

/** The recipients of the copies, in order. */
const COPIES = ['Original: driver', 'Duplicate: park'];

/** The manifest of a trip, one copy for the driver and one for the park: on A4 each on its own pages, on a roll two slips, each cut off. */
export function ManifestSheet(props: ManifestSheetProps) {
  const paper = usePaper();
  const { say } = useLocale();
  return COPIES.map((copy, index) => (
    <Copy key={copy} $paper={paper} data-slip={paper === 'A4' ? undefined : copy}>
      <ManifestCopy
        {...props}
        copy={say('Copy {number} of {of} · {copy}', {
          number: index + 1,
          of: COPIES.length,
          copy: say(copy),
        })}
      />
    </Copy>
  ));
}

interface ManifestCopyProps extends ManifestSheetProps {
  /** Label of the copy, with its recipient. */
  copy: string;
}

/**
 * One copy of a manifest: the passengers by seat, as the law requires, and the parcels, with driver, vehicle, totals, and what is still missing. A small bus and
 * both signatures have room on one sheet of A4.
 */
function ManifestCopy({ manifest, letterhead, printedAt, copy }: ManifestCopyProps) {
  const paper = usePaper();
  const { region, say } = useLocale();
  const { parcels = [] } = manifest;
  const missing = missingOnManifest(manifest.passengers);
  return (
    <Sheet $paper={paper} aria-label={say('Passenger manifest, {copy}', { copy })}>
      <ReceiptTop
        letterhead={letterhead}
        title={say('Passenger manifest')}
        copyName={<CopyName $paper={paper}>{copy}</CopyName>}
        date={printedAt}
        paper={paper}
      />
      <TripFacts $paper={paper}>
        <ReceiptRoute from={manifest.origin} to={manifest.destination} paper={paper} />
        <FactList facts={factsOf(manifest, region)} paper={paper} as={FactColumns} />
      </TripFacts>
      <PassengerLines passengers={manifest.passengers} paper={paper} />
      <Totals $paper={paper}>{totalsOf(manifest, say)}</Totals>
      {parcels.length > 0 && (
        <>
          <ParcelLines parcels={parcels} paper={paper} />
          <Totals $paper={paper}>{formatParcels(parcels)}</Totals>
        </>
      )}
      {missing.length > 0 && (
        <Missing $paper={paper}>
          <b>{say('Still missing')}</b>
          {missing.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Missing>
      )}
      <Signatures $paper={paper}>
        <SignatureLine $paper={paper}>{say('Driver')}</SignatureLine>
        <SignatureLine $paper={paper}>
          {say('For {companyName}', { companyName: letterhead.companyName })}
        </SignatureLine>
      </Signatures>
    </Sheet>
  );
}

const factsOf = (manifest: Manifest, region: Region) => [
  { term: 'Departure', value: manifest.travelDate && formatDeparture(manifest.travelDate, region) },
  {
    term: 'Vehicle',
    value: [busText(manifest.vehicleNumber), manifest.vehicleType].filter(Boolean).join(', '),
  },
  { term: 'Driver', value: driverText(manifest) },
  { term: 'Driver’s phone', value: manifest.driverPhone && formatPhone(manifest.driverPhone) },
  ...(manifest.secondDriver === undefined
    ? []
    : [
        { term: 'Second driver or conductor', value: manifest.secondDriver },
        {
          term: 'Their phone',
          value: manifest.secondDriverPhone && formatPhone(manifest.secondDriverPhone),
        },
      ]),
  { term: 'Status', value: manifest.status },
];

function totalsOf({ passengers, luggageSeats = 0, totalSeats }: Manifest, say: Say): string {
  const { sold, boarded, noShows, infants } = countBoarding(passengers);
  const luggage = luggageOn(passengers);
  const parts = [
    say('{sold} of {totalSeats} seats sold', { sold: sold + luggageSeats, totalSeats }),
    luggageSeats > 0 && say('seats for luggage: {luggageSeats}', { luggageSeats }),
    infants > 0 && say('{infants} on the lap', { infants: sayCount(say, infants, 'infant') }),
    luggage > 0 && say('{pieces} of luggage', { pieces: sayCount(say, luggage, 'piece') }),
    boarded > 0 && say('{boarded} boarded', { boarded }),
    noShows > 0 && sayCount(say, noShows, 'no-show'),
  ];
  return parts.filter(Boolean).join(' · ');
}

interface PassengerLinesProps {
  passengers: readonly ManifestLine[];
  paper: PaperSize;
}

const nameAmong = (passengers: readonly ManifestLine[], say: Say) => (line: ManifestLine) => (
  <>
    {line.name || BLANK}
    {kindText(line, passengers)}
    {markOf(line, say)}
  </>
);

const phoneOf = (phone: string) => (phone ? unbroken(formatPhone(phone)) : BLANK);

const addressOf = ({ address }: ManifestLine) => address || BLANK;

const kinOf = ({ nextOfKinName, nextOfKinPhone }: ManifestLine) => (
  <>
    {nextOfKinName || BLANK}, {phoneOf(nextOfKinPhone)}
  </>
);

/** Returns whether a passenger boarded or was a no-show. */
function markOf({ boardedAt, isNoShow }: ManifestLine, say: Say): string {
  if (isNoShow) return ` ${say('(no-show)')}`;
  return boardedAt === undefined ? '' : ` ${say('(aboard)')}`;
}

const passengerColumns = (
  passengers: readonly ManifestLine[],
  say: Say,
): readonly SheetColumn<ManifestLine>[] => [
  { title: 'Seat', cell: ({ seat }) => seat, width: 10 },
  { title: 'Name', cell: nameAmong(passengers, say), width: 51 },
  { title: 'Phone', cell: ({ phone }) => phoneOf(phone), width: 22, isUnbreakable: true },
  { title: 'Address', cell: addressOf },
  { title: 'Next of kin', cell: kinOf, width: 51 },
];

const passengerBlock =
  (passengers: readonly ManifestLine[], say: Say) =>
  (line: ManifestLine): [ReactNode, ...ReactNode[]] => [
    <>
      {line.seat}. {nameAmong(passengers, say)(line)}
    </>,
    phoneOf(line.phone),
    addressOf(line),
    <>
      {say('Next of kin:')} {kinOf(line)}
    </>,
  ];

/** All passengers with a seat, by seat. */
function PassengerLines({ passengers, paper }: PassengerLinesProps) {
  const { say } = useLocale();
  if (passengers.length === 0) return <p>{say('Nobody has a seat in this trip yet')}</p>;
  return (
    <SheetLines
      label={say('Passengers by seat')}
      hasCaption
      rows={passengers}
      keyOf={({ seat }) => seat}
      columns={passengerColumns(passengers, say)}
      isLong={({ name, address, nextOfKinName }) => [name, address, nextOfKinName].some(isLongName)}
      blockOf={passengerBlock(passengers, say)}
      paper={paper}
    />
  );
}

/** Returns the weight, or a blank to fill in by hand if the parcel was not weighed. */
const weightOf = ({ weight }: LoadedParcel) => <>{weight === undefined ? BLANK : kilograms(weight)} kg</>;

const PARCEL_COLUMNS: readonly SheetColumn<LoadedParcel>[] = [
  { title: 'Waybill', cell: ({ number }) => number, width: 24, isUnbreakable: true },
  { title: 'To', cell: ({ destination }) => destination, width: 28 },
  { title: 'Goods', cell: ({ description }) => description },
  { title: 'Pieces', cell: ({ quantity }) => quantity, width: 14 },
  { title: 'Weight', cell: weightOf, width: 48, isUnbreakable: true },
];

const parcelBlock = (parcel: LoadedParcel, say: Say): [ReactNode, ...ReactNode[]] => [
  say('{number} to {destination}', { number: parcel.number, destination: parcel.destination }),
  parcel.description,
  <>
    {sayCount(say, parcel.quantity, 'piece')}, {weightOf(parcel)}
  </>,
];

/** The loaded parcels, by waybill. */
const ParcelLines = ({ parcels, paper }: { parcels: readonly LoadedParcel[]; paper: PaperSize }) => {
  const { say } = useLocale();
  return (
    <SheetLines
      label={say('Parcels aboard')}
      hasCaption
      rows={parcels}
      keyOf={({ id }) => id}
      columns={PARCEL_COLUMNS}
      isLong={({ description }) => isLongName(description)}
      blockOf={(parcel) => parcelBlock(parcel, say)}
      paper={paper}
    />
  );
};
