import { useListQuery } from '../../shared/list/useListQuery';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { discountRecord } from './discountRecord';

/** The discounts that may be given at a sale (docs/fares.md#discounts). */
export const DiscountListScreen = () => <RecordListScreen kind={discountRecord} listQuery={useListQuery()} />;
