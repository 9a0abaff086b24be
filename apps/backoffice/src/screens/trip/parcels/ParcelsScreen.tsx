import { useSession } from '@motorpark/api';
import { CANCELLED, type Manifest, hasDeparted, mayAt } from '@motorpark/domain';
import { ButtonLink, Inline, Notice, Page, Stack } from '@motorpark/ui';
import { href, recordPath } from '../../../paths';
import { ReceiveParcels } from './ReceiveParcels';
import { LoadParcels } from './LoadParcels';
import { messages } from './parcelMessages';
import { tripHead, useTripOfLink } from '../useTripOfLink';

/** The parcels of a trip: where they are loaded and, once it has left, where they are received (docs/departure.md). The URL names the trip. */
export function ParcelsScreen() {
  const { manifest, area, trips, missing, stale } = useTripOfLink(messages);
  const role = useSession()?.role ?? 'admin';

  if (!manifest) return <Page title={messages.title}>{missing}</Page>;
  const { parcels = [] } = manifest;
  const isUnderWay = hasDeparted(manifest) && manifest.status !== CANCELLED;
  const mayReceive = isUnderWay && mayAt('trip.receive', role, manifest.isOwn ? 'own terminal' : 'other end');
  const why = mayReceive ? undefined : loadingObstacle(manifest);
  return (
    <Page
      title={messages.title}
      back={trips}
      {...tripHead(manifest)}
      actions={
        <Inline gap={3}>
          <ButtonLink href={href(recordPath(area.boarding, manifest.id))}>{messages.boarding}</ButtonLink>
          <ButtonLink href={href(recordPath(area.manifest, manifest.id))}>{messages.manifest}</ButtonLink>
        </Inline>
      }
    >
      <Stack gap={4}>
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
  if (hasDeparted(manifest)) return manifest.isOwn ? messages.hasLeft : undefined;
  return manifest.isOwn ? undefined : messages.receivedLater(manifest);
}
