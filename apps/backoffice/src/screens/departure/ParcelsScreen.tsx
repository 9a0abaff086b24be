import { useManifest, useMay, useSession } from '@motorpark/api';
import { CANCELLED, type Manifest, formatDateTime, hasDeparted } from '@motorpark/domain';
import { ButtonLink, Inline, Notice, Page, Stack, StatusBadge } from '@motorpark/ui';
import { editPath, href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { Ramp } from './Ramp';
import { messages } from './parcelMessages';

/** What a trip takes along, and where it is loaded (docs/departure.md). The link names the trip. */
export function ParcelsScreen() {
  const id = useRecordId();
  const { manifest, failure, isLoading, isRefreshing, refresh } = useManifest(id ?? '');
  const mayLoad = useMay('trip.load') === true;
  const area = useSession()?.role === 'super_admin' ? paths.superAdmin : paths.admin;
  const trips = { href: href(area.trips), label: messages.trips };

  if (!manifest) {
    return (
      <Page title={messages.title}>
        <NotLoaded
          one="trip"
          isNamed={id !== undefined}
          isLoading={isLoading}
          failure={failure}
          refresh={refresh}
          list={trips}
        />
      </Page>
    );
  }
  const why = whyNothingIsLoaded(manifest);
  return (
    <Page
      title={messages.title}
      back={trips}
      facts={<StatusBadge status={manifest.status} />}
      actions={
        <Inline gap={3}>
          <ButtonLink href={href(editPath(area.boarding, manifest.id))}>{messages.boarding}</ButtonLink>
          <ButtonLink href={href(editPath(area.manifest, manifest.id))}>{messages.manifest}</ButtonLink>
        </Inline>
      }
      lead={[manifest.routeId, formatDateTime(manifest.travelDate), manifest.vehicleNumber].join(' · ')}
    >
      <Stack gap={4}>
        {failure && (
          <LoadFailure
            failure={failure}
            fallback={messages.loadFailed}
            refresh={refresh}
            isRetrying={isRefreshing}
          />
        )}
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

function whyNothingIsLoaded(manifest: Manifest): string | undefined {
  if (manifest.status === CANCELLED) return messages.cancelled;
  if (hasDeparted(manifest)) return manifest.isOwn ? messages.hasLeft : undefined;
  return manifest.isOwn ? undefined : messages.elsewhere(manifest);
}
