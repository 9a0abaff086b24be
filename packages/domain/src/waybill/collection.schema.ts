import { object } from 'yup';
import type { RulesOf } from '../field';
import { customerPhone, optionalText, requiredName } from '../rules';
import { type COLLECTION, isReceiver } from './collection';

/** Returns the schema of the form that hands a parcel over, to its receiver or to another person, who must show identification. */
export const collectionSchema = (receiver: string) =>
  object({
    collectedBy: requiredName('Please say who collects it.'),
    collectorPhone: customerPhone('Phone number is required.'),
    identification: optionalText().test(
      'in place of the receiver',
      `The receiver is ${receiver}: say what this person showed, such as a driver’s licence and its number.`,
      (shown, { parent }: { parent: { collectedBy?: string } }) =>
        shown !== '' || !parent.collectedBy || isReceiver(parent.collectedBy, receiver),
    ),
  } satisfies RulesOf<typeof COLLECTION>);
