import { useSession } from '@motorpark/api';
import { CANCELLED, type Manifest, isScheduled, mayAt } from '@motorpark/domain';
import { Notice, Page, Stack } from '@motorpark/ui';
import { ReceiveParcels } from './ReceiveParcels';
import { LoadParcels } from './LoadParcels';
import { messages } from './parcelMessages';
import { TripBar } from '../TripBar';
import { tripHead, useTripOfLink } from '../useTripOfLink';

/** The parcels of a trip: where they are loaded and, once it has left, where they are received (docs/departure.md). The URL names the trip. */
export function ParcelsScreen() {
  const { manifest, trips, missing, stale } = useTripOfLink(messages);
  const role = useSession()?.role ?? 'admin';

  if (!manifest) return <Page title={messages.title}>{missing}</Page>;
  const { parcels = [] } = manifest;
  const isUnderWay = !isScheduled(manifest) && manifest.status !== CANCELLED;
  const mayReceive = isUnderWay && mayAt('trip.receive', role, manifest.isOwn ? 'own terminal' : 'other end');
  const why = mayReceive ? undefined : loadingObstacle(manifest);
  return (
    <Page title={messages.title} back={trips} {...tripHead(manifest)}>
      <Stack gap={4}>
        <TripBar manifest={manifest} at="parcels" />
        {stale}
        {why !== undefined && <Notice tone="info">{why}</Notice>}
        {isUnderWay ? (
          <ReceiveParcels key={manifest.id} manifest={manifest} parcels={parcels} isOpen={mayReceive} />
        ) : (
          <LoadParcels
            key={manifest.id}
            manifest={manifest}
            parcels={parcels}
            isOpen={manifest.isOwn && why === undefined}
          />
        )}
      </Stack>
    </Page>
  );
}

function loadingObstacle(manifest: Manifest): string | undefined {
  if (manifest.status === CANCELLED) return messages.cancelled;
  if (!isScheduled(manifest)) return manifest.isOwn ? messages.hasLeft : undefined;
  return manifest.isOwn ? undefined : messages.receivedLater(manifest);
}
