import {
  type Manifest,
  countBoarding,
  driverText,
  formatDateTime,
  formatParcels,
  formatPhone,
  missingOnManifest,
  counted,
} from '@motorpark/domain';
import { usePaper } from '../Paper/Paper';
import { FactList } from '../receipt/FactList';
import { ReceiptRoute, ReceiptTop } from '../receipt/ReceiptParts';
import { SignatureLine } from '../receipt/signature.styles';
import type { ManifestSheetProps } from './ManifestSheet';
import { CopyName, Missing, Sheet, Signatures, Totals, TripFacts } from './ManifestSheet.styles';
import { ParcelLines } from './ParcelLines';
import { PassengerLines } from './PassengerLines';

interface ManifestCopyProps extends ManifestSheetProps {
  /** Label of the copy, with its recipient. */
  copy: string;
}

/** One copy of a manifest: the passengers by seat, as the law requires, and the parcels, with driver, vehicle, totals, and what is still missing. */
export function ManifestCopy({ manifest, letterhead, printedAt, copy }: ManifestCopyProps) {
  const paper = usePaper();
  const { parcels = [] } = manifest;
  const missing = missingOnManifest(manifest.passengers);
  return (
    <Sheet $paper={paper} aria-label={`Passenger manifest, ${copy}`}>
      <ReceiptTop
        letterhead={letterhead}
        title="Passenger manifest"
        copyName={<CopyName $paper={paper}>{copy}</CopyName>}
        date={printedAt}
        paper={paper}
      />
      <TripFacts $paper={paper}>
        <ReceiptRoute from={manifest.origin} to={manifest.destination} paper={paper} />
        <FactList facts={factsOf(manifest)} paper={paper} />
      </TripFacts>
      <PassengerLines passengers={manifest.passengers} paper={paper} />
      <Totals $paper={paper}>{totalsOf(manifest)}</Totals>
      {parcels.length > 0 && (
        <>
          <ParcelLines parcels={parcels} paper={paper} />
          <Totals $paper={paper}>{formatParcels(parcels)}</Totals>
        </>
      )}
      {missing.length > 0 && (
        <Missing $paper={paper}>
          <b>Still missing</b>
          {missing.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Missing>
      )}
      <Signatures $paper={paper}>
        <SignatureLine $paper={paper}>Driver</SignatureLine>
        <SignatureLine $paper={paper}>For {letterhead.companyName}</SignatureLine>
      </Signatures>
    </Sheet>
  );
}

const factsOf = (manifest: Manifest) => [
  { term: 'Departure', value: manifest.travelDate && formatDateTime(manifest.travelDate) },
  { term: 'Vehicle', value: [manifest.vehicleNumber, manifest.vehicleType].filter(Boolean).join(', ') },
  { term: 'Driver', value: driverText(manifest) },
  { term: 'Driver’s phone', value: manifest.driverPhone && formatPhone(manifest.driverPhone) },
  ...(manifest.secondDriver === undefined
    ? []
    : [
        { term: 'Second driver', value: manifest.secondDriver },
        {
          term: 'Second driver’s phone',
          value: manifest.secondDriverPhone && formatPhone(manifest.secondDriverPhone),
        },
      ]),
  { term: 'Status', value: manifest.status },
];

function totalsOf({ passengers, totalSeats }: Manifest): string {
  const { sold, boarded, noShows } = countBoarding(passengers);
  const parts = [
    `${sold} of ${totalSeats} seats sold`,
    boarded > 0 && `${boarded} boarded`,
    noShows > 0 && counted(noShows, 'no-show'),
  ];
  return parts.filter(Boolean).join(' · ');
}
