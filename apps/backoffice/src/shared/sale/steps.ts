import type { FieldErrors } from '@motorpark/domain';

/** A step of a form, and the fields that stand on it. */
export interface FormStep {
  title: string;
  schema: { fields: object };
}

/** The step on which a field stands; the first where none has it. */
export const stepOf = (steps: readonly FormStep[], field: string): number =>
  Math.max(
    0,
    steps.findIndex(({ schema }) => field in schema.fields),
  );

/** The first step that is not in order; undefined when the form can be submitted. */
export function firstFaulty(
  steps: readonly FormStep[],
  errorsAt: (step: number) => FieldErrors,
): number | undefined {
  const step = steps.findIndex((_, index) => Object.keys(errorsAt(index)).length > 0);
  return step < 0 ? undefined : step;
}
