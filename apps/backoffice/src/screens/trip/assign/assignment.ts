import type { Assignment, NamedDuty } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';

/** What is chosen for a trip. */
export type Choice = Pick<Assignment, 'vehicleNumber' | 'driver' | 'secondDriver'>;

/** What is chosen and not saved yet, by the id of the trip. */
export type Choices = Readonly<Record<string, Partial<Choice>>>;

export const storedChoice = ({ vehicleNumber, driver = '', secondDriver = '' }: Trip): Choice => ({
  vehicleNumber,
  driver,
  secondDriver,
});

export const choiceOf = (trip: Trip, choices: Choices): Choice => ({
  ...storedChoice(trip),
  ...choices[trip.id],
});

export function isChanged(trip: Trip, choices: Choices): boolean {
  const [stored, chosen] = [storedChoice(trip), choiceOf(trip, choices)];
  return (['vehicleNumber', 'driver', 'secondDriver'] as const).some(
    (field) => stored[field] !== chosen[field],
  );
}

/** Returns the duties as they would be once everything is saved. */
export function dutiesWith(
  duties: readonly NamedDuty[],
  trips: readonly Trip[],
  choices: Choices,
): NamedDuty[] {
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  return duties.map((duty) => {
    const trip = byId.get(duty.tripId);
    return trip ? Object.assign({}, duty, choiceOf(trip, choices)) : duty;
  });
}
