import { type InferType, object } from 'yup';
import { requiredSecret } from '../rules';
import { ownPasscodeSchema } from './access.schema';
import { complaintAboutPin } from './pinRule';

const MISSING = 'Please enter your PIN.';

/** What opens one's own locked session at a counter. */
export const pinSchema = object({ pin: requiredSecret(MISSING) });

/** A new PIN, and that it is really them. */
export const pinSettingSchema = ownPasscodeSchema.shape({
  pin: requiredSecret(MISSING).test('rule', (pin, { createError }) => {
    const message = complaintAboutPin(pin);
    return message === undefined || createError({ message });
  }),
});
export type PinSettingForm = InferType<typeof pinSettingSchema>;
