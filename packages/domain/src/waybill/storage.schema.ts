import { object } from 'yup';
import type { RulesOf } from '../field';
import { optionalText } from '../rules';
import type { STORAGE_PAID } from './storage';
import { WAYBILL_PAYMENT_METHODS } from './waybillFields';

const storageMethod = optionalText().oneOf(['', ...WAYBILL_PAYMENT_METHODS], 'Choose payment method.');

/** The form's storage fields; the fee itself is never typed. */
export const storageSchema = object({
  storageMethod,
  storageWaiver: optionalText(),
} satisfies RulesOf<typeof STORAGE_PAID>);

/** The same where a fee is due: what it was taken with is chosen, unless it is waived. */
export const storageDueSchema = storageSchema.shape({
  storageMethod: storageMethod.test(
    'taken or waived',
    'Choose what the fee was taken with.',
    (method, { parent }: { parent: { storageWaiver?: string } }) => method !== '' || !!parent.storageWaiver,
  ),
});
