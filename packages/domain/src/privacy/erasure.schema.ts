import { object } from 'yup';
import { PHONE_EXAMPLE, readPhone } from '../format';
import { requiredText } from '../rules';

/** The phone of somebody who asks to be forgotten. */
export const personalDataSchema = object({
  phone: requiredText(PHONE_EXAMPLE).transform((phone: unknown) =>
    typeof phone === 'string' ? readPhone(phone) : undefined,
  ),
});
