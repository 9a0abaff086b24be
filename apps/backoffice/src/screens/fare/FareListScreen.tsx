import { useDeleteFare, useFoundFares } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { fareRecord } from './fareRecord';

/** The fares of routes by vehicle type and period (docs/fares.md). */
export function FareListScreen() {
  const listQuery = useListQuery();
  const found = useFoundFares(listQuery.query);
  return <RecordListScreen kind={fareRecord} found={found} listQuery={listQuery} {...useDeleteFare()} />;
}
