import { Card, Skeleton, Stack } from '@motorpark/ui';

/** As many lines as what replaces them. */
export const Lines = ({ count }: { count: number }) => (
  <Stack>
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} width={`${100 - (line % 4) * 8}%`} />
    ))}
  </Stack>
);

/** A short table and what is below it, to the end of a screen: shown on a dashboard until it is known what comes first, so that nothing moves. */
export const PartsToCome = () => (
  <>
    <Card>
      <Lines count={3} />
    </Card>
    <Card>
      <Lines count={12} />
    </Card>
    <p role="status">Loading…</p>
  </>
);
