import { object } from 'yup';
import type { RulesOf } from '../field';
import { optionalText } from '../rules';
import type { STORAGE_PAID } from './storage';
import { WAYBILL_PAYMENT_METHODS } from './waybillFields';

/** The form's storage fields; the fee itself is never typed. */
export const storageSchema = object({
  storageMethod: optionalText().oneOf(['', ...WAYBILL_PAYMENT_METHODS], 'Choose payment mode.'),
  storageWaiver: optionalText(),
} satisfies RulesOf<typeof STORAGE_PAID>);
