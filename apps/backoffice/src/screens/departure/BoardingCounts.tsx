import type { BoardingCount } from '@motorpark/domain';
import { SummaryCard, SummaryCards } from '@motorpark/ui';
import { messages } from './boardingMessages';

interface BoardingCountsProps {
  count: BoardingCount;
  hasLeft: boolean;
}

/** Counts of the passengers who are aboard, infants on the lap apart, and of those still to come; after departure, of the no-shows. */
export const BoardingCounts = ({
  count: { sold, boarded, noShows, infants, infantsAboard },
  hasLeft,
}: BoardingCountsProps) => (
  <SummaryCards label={messages.counts}>
    <SummaryCard label={messages.boarded} value={messages.of(boarded, sold)} />
    {infants > 0 && <SummaryCard label={messages.infants} value={messages.of(infantsAboard, infants)} />}
    <SummaryCard
      label={hasLeft ? messages.noShows : messages.toCome}
      value={hasLeft ? noShows : sold - boarded}
    />
  </SummaryCards>
);
