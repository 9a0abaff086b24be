import { useNewestOperations } from '@motorpark/api';
import type { Operation, OperationFilter } from '@motorpark/domain';
import { OperationList } from '@motorpark/ui';
import { LoadFailure } from '../../shared/LoadFailure';
import { messages } from '../operation-history/messages';

export interface DashboardProps {
  /** Whether its figures and operations are samples, and are marked so. */
  isSample?: boolean;
}

interface FeedProps {
  filter: OperationFilter;
  hrefOf: (operation: Operation) => string;
  /** Number of operations. */
  newest: number;
  isSample: boolean;
}

const EVERY_MINUTE = { refreshInterval: 60_000 };

/** The newest operations of a period and terminal; samples are marked. */
export function Feed({ filter, hrefOf, newest, isSample }: FeedProps) {
  const { operations, total, failure, isLoading, refresh } = useNewestOperations(
    filter,
    newest,
    EVERY_MINUTE,
  );
  return (
    <OperationList
      label={messages.history}
      operations={operations}
      hrefOf={hrefOf}
      isLoading={isLoading}
      failure={failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />}
      emptyText={messages.empty}
      footer={isSample ? messages.sampleOperations : messages.shown(operations.length, total)}
      skeletonLines={newest}
    />
  );
}
