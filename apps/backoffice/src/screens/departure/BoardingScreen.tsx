import { CANCELLED, type Manifest, countBoarding, hasDeparted } from '@motorpark/domain';
import { ButtonLink, Inline, Notice, Page, Stack } from '@motorpark/ui';
import { recordPath, href } from '../../paths';
import { BoardingCounts } from './BoardingCounts';
import { Door } from './Door';
import { messages } from './boardingMessages';
import { useMayDisrupt } from './useMayDisrupt';
import { tripHead, useTripOfLink } from './useTripOfLink';

/** Shows which passengers of a trip are aboard, and boards the others (docs/departure.md). The URL names the trip. */
export function BoardingScreen() {
  const { manifest, area, trips, missing, stale } = useTripOfLink(messages);
  const mayDisrupt = useMayDisrupt();

  if (!manifest) return <Page title={messages.title}>{missing}</Page>;
  const why = boardingObstacle(manifest);
  return (
    <Page
      title={messages.title}
      back={trips}
      {...tripHead(manifest)}
      actions={
        <Inline gap={3}>
          {mayDisrupt(manifest) && (
            <ButtonLink href={href(recordPath(area.disruption, manifest.id))}>
              {messages.disruption}
            </ButtonLink>
          )}
          {manifest.parcels && (
            <ButtonLink href={href(recordPath(area.parcels, manifest.id))}>{messages.parcels}</ButtonLink>
          )}
          <ButtonLink href={href(recordPath(area.manifest, manifest.id))}>{messages.manifest}</ButtonLink>
        </Inline>
      }
    >
      <Stack gap={4}>
        {stale}
        {why !== undefined && <Notice tone="info">{why}</Notice>}
        <BoardingCounts count={countBoarding(manifest.passengers)} hasLeft={hasDeparted(manifest)} />
        <Door manifest={manifest} isOpen={why === undefined} />
      </Stack>
    </Page>
  );
}

function boardingObstacle(manifest: Manifest): string | undefined {
  if (manifest.status === CANCELLED) return messages.cancelled;
  if (hasDeparted(manifest)) return messages.hasLeft;
  return manifest.isOwn ? undefined : messages.elsewhere(manifest);
}
