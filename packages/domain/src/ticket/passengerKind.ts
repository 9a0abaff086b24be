/** What the passenger in a seat pays. A seat for luggage costs the fare, and nobody sits in it. */
export const PASSENGER_KINDS = ['adult', 'child', 'luggage'] as const;
export type PassengerKind = (typeof PASSENGER_KINDS)[number];

export const PASSENGER_KIND_LABELS: Readonly<Record<PassengerKind, string>> = {
  adult: 'Adult',
  child: 'Child',
  luggage: 'Luggage',
};
