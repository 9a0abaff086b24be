import type { BoardingCount } from '@motorpark/domain';
import { SummaryCard, SummaryCards } from '@motorpark/ui';
import { messages } from './boardingMessages';

interface BoardingCountsProps {
  count: BoardingCount;
  hasLeft: boolean;
}

/** How many are aboard of those who were sold a seat, and how many are still to come, or did not. */
export const BoardingCounts = ({ count: { sold, boarded, noShows }, hasLeft }: BoardingCountsProps) => (
  <SummaryCards label={messages.counts}>
    <SummaryCard label={messages.boarded} value={messages.of(boarded, sold)} />
    <SummaryCard
      label={hasLeft ? messages.noShows : messages.toCome}
      value={hasLeft ? noShows : sold - boarded}
    />
  </SummaryCards>
);
