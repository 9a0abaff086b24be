import { failureMessage, useOperations } from '@motorpark/api';
import type { Operation, OperationFilter } from '@motorpark/domain';
import { OperationList } from '@motorpark/ui';
import { LoadFailure } from '../../shell/LoadFailure';
import { messages } from './messages';

interface FeedProps {
  filter: OperationFilter;
  hrefOf: (operation: Operation) => string;
  /** Only the newest so many, as a preview; left out, the list grows on demand. */
  newest?: number;
}

const EVERY_MINUTE = { refreshInterval: 60_000 };

/** The operations of a period, terminal and type as they are, newest first. */
export function Feed({ filter, hrefOf, newest }: FeedProps) {
  const { operations, total, failure, isLoading, refresh, loadMore, isLoadingMore, moreFailure } =
    useOperations(filter, { ...EVERY_MINUTE, ...(newest !== undefined && { pageSize: newest }) });
  const shown = newest === undefined ? operations : operations.slice(0, newest);
  return (
    <OperationList
      label={messages.history}
      operations={shown}
      hrefOf={hrefOf}
      isLoading={isLoading}
      failure={failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />}
      emptyText={messages.empty}
      onMore={newest === undefined && loadMore ? () => void loadMore() : undefined}
      isLoadingMore={isLoadingMore}
      moreFailure={moreFailure && failureMessage(moreFailure)}
      footer={messages.shown(shown.length, total)}
      {...(newest !== undefined && { skeletonLines: newest })}
    />
  );
}
