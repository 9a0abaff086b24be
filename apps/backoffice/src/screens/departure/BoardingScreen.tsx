import { useMay, useManifest, useSession } from '@motorpark/api';
import { CANCELLED, type Manifest, countBoarding, formatDateTime, hasDeparted } from '@motorpark/domain';
import { ButtonLink, Inline, Notice, Page, Stack, StatusBadge } from '@motorpark/ui';
import { editPath, href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { BoardingCounts } from './BoardingCounts';
import { Door } from './Door';
import { messages } from './boardingMessages';

/** Who of a trip is aboard, and the door where they board (docs/departure.md). The link names the trip. */
export function BoardingScreen() {
  const id = useRecordId();
  const { manifest, failure, isLoading, isRefreshing, refresh } = useManifest(id ?? '');
  const mayDisrupt = useMay('trip.disrupt') === true;
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
  const why = whyNobodyBoards(manifest);
  return (
    <Page
      title={messages.title}
      back={trips}
      facts={<StatusBadge status={manifest.status} />}
      actions={
        <Inline gap={3}>
          {mayDisrupt && why === undefined && (
            <ButtonLink href={href(editPath(area.disruption, manifest.id))}>{messages.disruption}</ButtonLink>
          )}
          {manifest.parcels && (
            <ButtonLink href={href(editPath(area.parcels, manifest.id))}>{messages.parcels}</ButtonLink>
          )}
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
        <BoardingCounts count={countBoarding(manifest.passengers)} hasLeft={hasDeparted(manifest)} />
        <Door manifest={manifest} isOpen={why === undefined} />
      </Stack>
    </Page>
  );
}

function whyNobodyBoards(manifest: Manifest): string | undefined {
  if (manifest.status === CANCELLED) return messages.cancelled;
  if (hasDeparted(manifest)) return messages.hasLeft;
  return manifest.isOwn ? undefined : messages.elsewhere(manifest);
}
