import { ODD_REFERENCE, REFERENCE, referenceTyped } from '../format/reference';
import { optionalText } from '../rules';
import { LONGEST_REFERENCE } from './payment';

/** The schema of the payment reference that the customer gives. Cash has none, even if one was typed before the method was changed. */
export const optionalReference = () =>
  optionalText(LONGEST_REFERENCE)
    .transform(referenceTyped)
    .matches(REFERENCE, ODD_REFERENCE)
    .when('paymentMethod', ([method], schema) => (method === 'Cash' ? schema.transform(() => '') : schema));
