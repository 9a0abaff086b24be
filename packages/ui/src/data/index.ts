export { TruncatedText, type TruncatedTextProps } from './TruncatedText/TruncatedText';
export type { SearchOnlyField } from './DataTable/foundElsewhere';
export { serialNumber, type CardPlace, type Column } from './DataTable/column';
export { DataTable, type DataTableProps } from './DataTable/DataTable';
export { NONE } from './missing';
export { type ScrollMemory } from './DataTable/useTableRows';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { FailureState, type FailureStateProps } from './FailureState/FailureState';
export { OperationItem, type OperationItemProps } from './OperationList/OperationItem';
export { OperationList, type OperationListProps } from './OperationList/OperationList';
export { SearchedList, type SearchedListProps } from './SearchedList/SearchedList';
export {
  type FoundRows,
  type ListControls,
  SearchedTable,
  type SearchedTableProps,
} from './SearchedTable/SearchedTable';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge/StatusBadge';
export {
  SummaryCard,
  SummaryCards,
  type SummaryCardProps,
  type SummaryCardsProps,
} from './SummaryCard/SummaryCard';
export { Timeline, type TimelineProps } from './Timeline/Timeline';
export { TrendNote, type TrendNoteProps } from './TrendNote/TrendNote';
export { useTicks } from './useTicks';
