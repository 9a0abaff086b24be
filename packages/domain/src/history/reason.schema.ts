import { type InferType, object } from 'yup';
import { requiredText } from '../rules';

export const SAY_WHY = 'Please say why.';
export const WHY_TAKEN_BACK = 'Please say why the status is taken back.';

/** Returns the schema of the reason for a change; `missing` is the error if there is none. */
export const reasonSchema = (missing: string) => object({ reason: requiredText(missing) });
export type Reason = InferType<ReturnType<typeof reasonSchema>>;
