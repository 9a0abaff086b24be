import { DISCOUNTS, useOneRecord, useSaveRecord } from '@motorpark/api';
import { discountSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { discountRecord } from './discountRecord';

const RULES = { schema: discountSchema };

/** Creates a discount, or edits one. */
export function DiscountFormScreen() {
  const list = useOneRecord(DISCOUNTS, useRecordId());
  const { save } = useSaveRecord(DISCOUNTS);
  return <RecordFormScreen kind={discountRecord} rules={RULES} {...list} save={save} />;
}
