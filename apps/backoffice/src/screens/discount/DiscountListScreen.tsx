import { useDeleteDiscount, useFoundDiscounts } from '@motorpark/api';
import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { discountRecord } from './discountRecord';

/** The discounts that may be given at a sale (docs/fares.md#discounts). */
export function DiscountListScreen() {
  const listQuery = useListQuery();
  const found = useFoundDiscounts(listQuery.query);
  return (
    <RecordListScreen kind={discountRecord} found={found} listQuery={listQuery} {...useDeleteDiscount()} />
  );
}
