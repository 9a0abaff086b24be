import type { FieldErrors } from '@motorpark/domain';

/** A step of a form, with the schema of its fields. */
export interface FormStep {
  title: string;
  schema: { fields: object };
}

/** Returns the step that has a field; the first if none has it. */
export const stepOf = (steps: readonly FormStep[], field: string): number =>
  Math.max(
    0,
    steps.findIndex(({ schema }) => field in schema.fields),
  );

/** Returns the first step with errors; undefined if the form can be submitted. */
export function firstInvalidStep(
  steps: readonly FormStep[],
  errorsAt: (step: number) => FieldErrors,
): number | undefined {
  const step = steps.findIndex((_, index) => Object.keys(errorsAt(index)).length > 0);
  return step < 0 ? undefined : step;
}
