import { formRules } from '@motorpark/api';
import { type FieldErrors, WAYBILL_STEPS, fieldErrors, type WaybillDraft } from '@motorpark/domain';

/** Returns the errors of one step. */
export function stepErrors(step: number, values: WaybillDraft): FieldErrors {
  const schema = WAYBILL_STEPS[step]?.schema;
  return schema ? fieldErrors(schema, values, formRules()) : {};
}
