import { optionalText } from '../rules';
import { LONGEST_REFERENCE } from './payment';

/** Under which reference somebody says that they have paid; cash has none, whatever was typed before it was chosen. */
export const toldReference = () =>
  optionalText(LONGEST_REFERENCE).when('paymentMethod', ([method], schema) =>
    method === 'Cash' ? schema.transform(() => '') : schema,
  );
