import { type InferType, object } from 'yup';
import { requiredSecret } from '../rules';
import { ownPasscodeSchema } from './access.schema';
import { pinError } from './pinRule';

const MISSING = 'Please enter your PIN.';

/** The form that unlocks the user's own locked session at a counter. */
export const pinSchema = object({ pin: requiredSecret(MISSING) });

/** A new PIN, confirmed by the user's passcode. */
export const pinSettingSchema = ownPasscodeSchema.shape({
  pin: requiredSecret(MISSING).test('rule', (pin, { createError }) => {
    const message = pinError(pin);
    return message === undefined || createError({ message });
  }),
});
export type PinSettingForm = InferType<typeof pinSettingSchema>;
