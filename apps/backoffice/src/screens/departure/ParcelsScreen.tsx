import { useMay } from '@motorpark/api';
import { CANCELLED, type Manifest, hasDeparted } from '@motorpark/domain';
import { ButtonLink, Inline, Notice, Page, Stack } from '@motorpark/ui';
import { recordPath, href } from '../../paths';
import { Ramp } from './Ramp';
import { messages } from './parcelMessages';
import { tripHead, useTripOfLink } from './useTripOfLink';

/** The parcels of a trip, and where they are loaded (docs/departure.md). The URL names the trip. */
export function ParcelsScreen() {
  const { manifest, area, trips, missing, stale } = useTripOfLink(messages);
  const mayLoad = useMay('trip.load') === true;

  if (!manifest) return <Page title={messages.title}>{missing}</Page>;
  const why = loadingObstacle(manifest);
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
        <Ramp
          key={manifest.id}
          manifest={manifest}
          parcels={manifest.parcels ?? []}
          isOpen={mayLoad && manifest.isOwn && why === undefined}
        />
      </Stack>
    </Page>
  );
}

function loadingObstacle(manifest: Manifest): string | undefined {
  if (manifest.status === CANCELLED) return messages.cancelled;
  if (hasDeparted(manifest)) return manifest.isOwn ? messages.hasLeft : undefined;
  return manifest.isOwn ? undefined : messages.elsewhere(manifest);
}
