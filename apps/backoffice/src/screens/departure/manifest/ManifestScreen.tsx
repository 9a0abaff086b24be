import {
  type Manifest,
  countBoarding,
  formatParcels,
  isScheduled,
  missingOnManifest,
} from '@motorpark/domain';
import { ManifestSheet, Notice, Page, PrintedPage } from '@motorpark/ui';
import { usePrinting } from '../../../shared/printing/usePrinting';
import { messages } from './manifestMessages';
import { tripHead, useTripOfLink } from '../useTripOfLink';
import { BoardingCounts } from '../BoardingCounts';
import { TripBar } from '../TripBar';

/** Shows a trip's manifest as it prints for the driver and the park (docs/departure.md). The URL names the trip. */
export function ManifestScreen() {
  const { manifest, trips, missing, stale, isRefreshing } = useTripOfLink(messages);
  const printing = usePrinting(undefined, { of: 'lists', isBeingRead: isRefreshing });

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
      {...tripHead(manifest)}
      printing={printing}
      printLabel={messages.print}
      fileTitle={titleOf(manifest)}
      renderSheet={(head) => <ManifestSheet manifest={manifest} {...head} />}
    >
      <TripBar manifest={manifest} at="manifest" />
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
  const isRequired = details === 'required' && isScheduled(manifest);
  return (
    <>
      <BoardingCounts count={countBoarding(passengers)} hasLeft={!isScheduled(manifest)} />
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
