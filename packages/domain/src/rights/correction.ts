import { type InferType, object } from 'yup';
import type { Kobo } from '../format';
import { requiredAmount, requiredText } from '../rules';

/** Returns the schema of the form in which a super admin corrects the paid amount once nobody else may. */
export const correctionSchema = (paid: Kobo | undefined) =>
  object({
    amount: requiredAmount(
      'Amount is required',
      'Amount must be above zero',
      'Enter the amount in naira, such as 18,500',
    ).test('other', 'That is what was paid already.', (amount) => amount !== paid),
    reason: requiredText('Please say why.'),
  });
export type Correction = InferType<ReturnType<typeof correctionSchema>>;
