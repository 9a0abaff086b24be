import { useSession, useTrip, useTripStatus } from '@motorpark/api';
import {
  type Manifest,
  type Trip,
  countBoarding,
  formatParcels,
  hasDeparted,
  missingOnManifest,
  notAboard,
} from '@motorpark/domain';
import { ButtonLink, ManifestSheet, type MenuItem, Notice, Page } from '@motorpark/ui';
import { useState } from 'react';
import { href, recordPath } from '../../../paths';
import { PrintedPage } from '../../../shared/printing/PrintedPage';
import { usePrinting } from '../../../shared/printing/usePrinting';
import { StatusButtons } from '../../../shared/history/StatusButtons';
import { useStatusSteps } from '../../../shared/history/useStatusSteps';
import { TRIP_CONFLICT_VIEW } from '../tripFacts';
import { tripSteps } from '../tripSteps';
import { messages } from './manifestMessages';
import { tripHead, useTripOfLink } from '../useTripOfLink';
import { BoardingCounts } from '../BoardingCounts';
import { asTrip } from '../asTrip';
import { LeaveWithoutDialog } from './LeaveWithoutDialog';
import { useArrived } from '../useArrived';

/** Shows a trip's manifest as it prints for the driver and the park, and sets the trip's next status (docs/departure.md). The URL names the trip. */
export function ManifestScreen() {
  const { manifest, area, trips, missing, stale } = useTripOfLink(messages);
  const printing = usePrinting();

  if (!manifest) {
    return (
      <Page title={messages.title} back={trips}>
        {missing}
      </Page>
    );
  }
  return (
    <PrintedPage
      title={messages.title}
      back={trips}
      facts={tripHead(manifest).facts}
      printing={printing}
      printLabel={messages.print}
      fileTitle={titleOf(manifest)}
      actions={
        <>
          <ButtonLink href={href(recordPath(area.boarding, manifest.id))}>{messages.boarding}</ButtonLink>
          {manifest.parcels && (
            <ButtonLink href={href(recordPath(area.parcels, manifest.id))}>{messages.parcels}</ButtonLink>
          )}
          <ManifestSteps manifest={manifest} />
        </>
      }
      renderSheet={(head) => <ManifestSheet manifest={manifest} {...head} />}
    >
      {stale}
      <ManifestState manifest={manifest} />
    </PrintedPage>
  );
}

/** File name of the PDF. */
const titleOf = ({ routeId, travelDate, vehicleNumber }: Manifest) =>
  [messages.title, routeId, travelDate.slice(0, 10), vehicleNumber].join(' ');

/**
 * Shows how many passengers are aboard, the loaded parcels, and the details missing on the manifest. Where the company requires them, the bus cannot leave
 * without them.
 */
function ManifestState({ manifest }: { manifest: Manifest }) {
  const { passengers, details, parcels } = manifest;
  const missing = missingOnManifest(passengers);
  const isRequired = details === 'required' && !hasDeparted(manifest);
  return (
    <>
      <BoardingCounts count={countBoarding(passengers)} hasLeft={hasDeparted(manifest)} />
      {parcels && parcels.length > 0 && <Notice tone="info">{formatParcels(parcels)}</Notice>}
      {missing.length > 0 && (
        <Notice
          tone={isRequired ? 'warning' : 'info'}
          title={isRequired ? messages.required : messages.missing}
        >
          {missing.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

/**
 * Buttons for the next status of a trip. Departure is set by the terminal of origin, arrival at either end. Departure asks for confirmation if a passenger is
 * not aboard.
 */
function ManifestSteps({ manifest }: { manifest: Manifest }) {
  const direction = manifest.isOwn ? 'outgoing' : 'incoming';
  const role = useSession()?.role ?? 'admin';
  const takenSeats = manifest.passengers.map(({ seat }) => seat);
  const trip = {
    ...useTrip(asTrip(manifest, takenSeats)),
    status: manifest.status,
    version: manifest.version,
  };
  const arrived = useArrived();
  const steps = useStatusSteps<Trip>({
    ...tripSteps(direction, role),
    changing: useTripStatus(),
    conflictView: TRIP_CONFLICT_VIEW,
    onDone: arrived.onDone,
  });
  const [leave, setLeave] = useState<() => void>();
  const behind = hasDeparted(manifest) ? [] : notAboard(manifest.passengers);
  const confirmingItem = (item: MenuItem): MenuItem => ({
    ...item,
    onSelect: () => setLeave(() => item.onSelect),
  });
  const items = behind.length === 0 ? steps.items(trip) : steps.items(trip).map(confirmingItem);
  return (
    <>
      <StatusButtons items={items} isBusy={steps.isChanging} onPress={() => undefined} />
      {leave && <LeaveWithoutDialog behind={behind} onLeave={leave} onClose={() => setLeave(undefined)} />}
      {steps.dialog}
      {arrived.dialog}
    </>
  );
}
