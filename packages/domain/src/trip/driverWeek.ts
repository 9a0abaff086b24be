import type { NamedDuty } from './duty';

/** A trip in a driver's week. */
export interface DrivenTrip {
  duty: NamedDuty;
  /** The other driver or the conductor; empty if there is none. */
  other: string;
  minutes: number;
  /** Minutes between the trip before and this one; undefined for the first. */
  rest: number | undefined;
}

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** Returns the trips of a driver, who is named, by departure: how long each takes, and the rest before it. */
export const driverWeek = (duties: readonly NamedDuty[], name: string): DrivenTrip[] =>
  duties.map((duty, place) => {
    const before = duties[place - 1];
    return {
      duty,
      other: duty.driver === name ? duty.secondDriver : duty.driver,
      minutes: minutesBetween(duty.departsAt, duty.arrivesAt),
      rest: before && Math.max(0, minutesBetween(before.arrivesAt, duty.departsAt)),
    };
  });
