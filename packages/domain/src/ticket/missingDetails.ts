import type { FieldErrors } from '../validation';
import type { PassengerDetails } from './passengerRules';

interface Details {
  travelerAddress?: string | undefined;
  nextOfKinName?: string | undefined;
}

/** What a company that requires them says where the traveler's address or the name of the next of kin is missing. */
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
