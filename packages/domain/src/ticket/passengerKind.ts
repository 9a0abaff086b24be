/** What the passenger in a seat pays. */
export const PASSENGER_KINDS = ['adult', 'child'] as const;
export type PassengerKind = (typeof PASSENGER_KINDS)[number];

export const PASSENGER_KIND_LABELS: Readonly<Record<PassengerKind, string>> = {
  adult: 'Adult',
  child: 'Child',
};
