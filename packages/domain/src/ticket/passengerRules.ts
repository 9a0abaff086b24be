/** What a company asks of its passengers' address and of the name of their next of kin. */
export const PASSENGER_DETAILS = ['asked', 'required'] as const;
export type PassengerDetails = (typeof PASSENGER_DETAILS)[number];

/** As a form offers them. */
export const PASSENGER_DETAILS_LABELS: Readonly<Record<PassengerDetails, string>> = {
  asked: 'Are asked for',
  required: 'Must be there',
};

/** Whether those who travel again are found by telephone. */
export const KNOWN_TRAVELERS = ['offered', 'hidden'] as const;
export type KnownTravelers = (typeof KNOWN_TRAVELERS)[number];

/** As a form offers them. */
export const KNOWN_TRAVELERS_LABELS: Readonly<Record<KnownTravelers, string>> = {
  offered: 'Are found by telephone',
  hidden: 'Are not looked up',
};
