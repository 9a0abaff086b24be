import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { optionalAmount, optionalPhone, optionalText, requiredChoice, requiredText } from '../rules';
import { CLAIM_ANSWERS, CLAIM_KINDS, type ClaimAnswerFields, type ClaimFields } from './claim';

const NO_AMOUNT = 'Enter the amount in naira, such as 40,000.';
const ABOVE_ZERO = 'The amount must be above zero.';

export const claimSchema = object({
  record: requiredText('Open the ticket or waybill, and make the claim there.'),
  kind: requiredChoice('Choose what happened.', CLAIM_KINDS),
  details: requiredText('Say what is missing or broken.'),
  worth: optionalAmount(ABOVE_ZERO, NO_AMOUNT).required('Enter what it is worth.'),
  phone: optionalPhone(),
  lateReason: optionalText(),
} satisfies RulesOf<ClaimFields>);
export type ClaimForm = InferType<typeof claimSchema>;

export const claimAnswerSchema = object({
  status: requiredChoice('Accept or reject the claim.', CLAIM_ANSWERS),
  accepted: optionalAmount(ABOVE_ZERO, NO_AMOUNT).when('status', ([status], rule) =>
    status === 'Accepted' ? rule.required('Enter what the company pays.') : rule.transform(() => ''),
  ),
  answer: requiredText('Write the answer that the customer is given.'),
} satisfies RulesOf<ClaimAnswerFields>);
