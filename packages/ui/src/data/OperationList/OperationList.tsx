import type { Operation } from '@motorpark/domain';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../theme';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import { OperationItem } from './OperationItem';
import { Bone, Bones, Box, Footer, Items, Strip } from './OperationList.styles';
import { useLocale } from '../../locale';

export interface OperationListProps {
  /** Accessible name of the list: "Operation History". */
  label: string;
  /** Operations, newest first. */
  operations: readonly Operation[];
  /** Returns the link to the details of an operation. */
  hrefOf: (operation: Operation) => string;
  /** Whether operations are loading. Without any, skeleton lines are shown; existing lines stay. */
  isLoading?: boolean | undefined;
  /** A `FailureState` or a `Notice`, shown instead of the lines, or above them if there are some. */
  failure?: ReactNode;
  emptyText?: string | undefined;
  /** Content below the lines: "50 of 192 operations". */
  footer?: ReactNode;
  /** How many skeleton lines are shown: as many as are likely to come. */
  skeletonLines?: number | undefined;
}

/** Shows the newest lines of the ledger, each a link to its details. For the complete ledger, in columns that can be compared, use a `DataTable`. */
export function OperationList({
  label,
  operations,
  hrefOf,
  isLoading = false,
  failure,
  emptyText,
  footer,
  skeletonLines = 6,
}: OperationListProps) {
  const { say } = useLocale();
  const noneText = emptyText ?? say('No transactions found');
  const hasFailed = failure !== undefined && failure !== null && failure !== false;
  const isBare = operations.length === 0;
  const isEmpty = isBare && !isLoading && !hasFailed;
  return (
    <Box aria-busy={isLoading}>
      {hasFailed && !isBare && <Strip>{failure}</Strip>}
      {hasFailed && isBare && !isLoading && failure}
      {isBare && isLoading && <SkeletonLines count={skeletonLines} />}
      {isEmpty && <EmptyState text={noneText} />}
      {!isBare && (
        <Items aria-label={label}>
          {operations.map((operation) => (
            <li key={operation.id}>
              <OperationItem operation={operation} href={hrefOf(operation)} />
            </li>
          ))}
        </Items>
      )}
      {footer !== undefined && !isBare && <Footer>{footer}</Footer>}
      <div role="status">
        <VisuallyHidden>{isLoading ? say('Loading operations…') : isEmpty ? noneText : ''}</VisuallyHidden>
      </div>
    </Box>
  );
}

/** As high as the lines that replace them, so that nothing jumps. */
const SkeletonLines = ({ count }: { count: number }) => (
  <Bones aria-hidden="true">
    {Array.from({ length: count }, (_, line) => (
      <Bone key={line}>
        <Skeleton width="2.25rem" />
        <div>
          <Skeleton width={`${22 - (line % 3) * 4}ch`} />
          <Skeleton width="14ch" />
        </div>
        <Skeleton width="10ch" />
      </Bone>
    ))}
  </Bones>
);
