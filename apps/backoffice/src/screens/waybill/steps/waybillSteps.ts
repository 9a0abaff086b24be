import { formRules } from '@motorpark/api';
import { type FieldErrors, WAYBILL_STEPS, fieldErrors, type WaybillDraft } from '@motorpark/domain';

/** What stands in the way of one step. */
export function stepErrors(step: number, values: WaybillDraft): FieldErrors {
  const schema = WAYBILL_STEPS[step]?.schema;
  return schema ? fieldErrors(schema, values, formRules()) : {};
}

/** The first step that is not in order; undefined when the waybill can be submitted. */
export function firstFaultyStep(values: WaybillDraft): number | undefined {
  const step = WAYBILL_STEPS.findIndex((_, index) => Object.keys(stepErrors(index, values)).length > 0);
  return step < 0 ? undefined : step;
}

/** The step on which a field stands. */
export const stepOf = (field: string): number =>
  Math.max(
    0,
    WAYBILL_STEPS.findIndex(({ schema }) => field in schema.fields),
  );
