import { object } from 'yup';
import type { RulesOf } from '../field';
import { customerPhone, optionalText, requiredName } from '../rules';
import { type COLLECTION, isIdentification, isReceiver } from './collection';

interface Collected {
  receiver: string;
  /** Whether it is worth so much that the receiver shows an identification, too (`isValuable`). */
  isValuable: boolean;
}

/** Returns the schema of the form that hands a parcel over, to its receiver or to another person, who must show identification. */
export const collectionSchema = ({ receiver, isValuable }: Collected) =>
  object({
    collectedBy: requiredName('Please say who collects it.'),
    collectorPhone: customerPhone('Phone number is required.'),
    identification: optionalText()
      .test(
        'in place of the receiver',
        `The receiver is ${receiver}: say what this person showed, such as a driver’s licence and its number.`,
        (shown, { parent }: { parent: { collectedBy?: string } }) =>
          isIdentification(shown) || !parent.collectedBy || isReceiver(parent.collectedBy, receiver),
      )
      .test(
        'of a valuable parcel',
        'For a parcel of this worth, say what the person showed, such as a driver’s licence and its number.',
        (shown) => isIdentification(shown) || !isValuable,
      ),
  } satisfies RulesOf<typeof COLLECTION>);
