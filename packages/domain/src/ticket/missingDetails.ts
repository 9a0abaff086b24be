import type { FieldErrors } from '../validation';
import type { PassengerDetails } from './passengerRules';

interface Details {
  travelerAddress?: string | undefined;
  nextOfKinName?: string | undefined;
}

/** Returns errors for the traveler's address and the name of the next of kin if the company requires them and they are missing. */
export const missingDetails = (
  { travelerAddress = '', nextOfKinName = '' }: Details,
  rule: PassengerDetails,
): FieldErrors =>
  rule === 'asked'
    ? {}
    : {
        ...(travelerAddress.trim() === '' && { travelerAddress: 'Address is required.' }),
        ...(nextOfKinName.trim() === '' && { nextOfKinName: 'Name of the next of kin is required.' }),
      };
