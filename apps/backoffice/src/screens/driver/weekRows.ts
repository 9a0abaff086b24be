import { NO_BUS, counted, formatDeparture, formatMinutes, type NamedDuty } from '@motorpark/domain';
import { NONE } from '@motorpark/ui';
import { messages } from './messages';

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

const minutesOf = ({ departsAt, arrivesAt }: NamedDuty): number => minutesBetween(departsAt, arrivesAt);

/** Returns the trips of a driver's week as rows of the printed sheet, with hours, the rest before each, and the totals. */
export function weekRows(duties: readonly NamedDuty[], name: string) {
  const rows = duties.map((duty, place) => {
    const before = duties[place - 1];
    const rest = before && Math.max(0, minutesBetween(before.arrivesAt, duty.departsAt));
    return [
      `${formatDeparture(duty.departsAt)} · ${duty.routeId}`,
      duty.vehicleNumber || NO_BUS,
      (duty.driver === name ? duty.secondDriver : duty.driver) || NONE,
      formatDeparture(duty.arrivesAt),
      formatMinutes(minutesOf(duty)),
      rest === undefined ? NONE : formatMinutes(rest),
    ];
  });
  const minutes = duties.reduce((sum, duty) => sum + minutesOf(duty), 0);
  return {
    rows,
    total: [messages.total(counted(duties.length, 'trip')), '', '', '', formatMinutes(minutes), ''],
  };
}
