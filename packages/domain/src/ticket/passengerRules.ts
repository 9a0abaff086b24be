import type { KindRules } from './kinds';

/** Whether passengers' address and name of next of kin are required or only asked for. */
export const PASSENGER_DETAILS = ['asked', 'required'] as const;
export type PassengerDetails = (typeof PASSENGER_DETAILS)[number];

export const PASSENGER_DETAILS_LABELS: Readonly<Record<PassengerDetails, string>> = {
  asked: 'Are asked for',
  required: 'Must be there',
};

/** Which details of passengers the company records. */
export interface PassengerRules {
  /** Whether every seat has a passenger name; core servers store only the traveler's. Undefined until that is known. */
  namesEach: boolean | undefined;
  details: PassengerDetails;
  /** Who pays less than the fare; nobody on a core server. */
  kinds: KindRules;
  /** Children younger than this, in years, travel with an adult; 0 if they may travel alone, as on a core server. */
  accompaniedAge: number;
  /** Whether returning customers are looked up by phone. */
  findsTravelers: boolean;
}
