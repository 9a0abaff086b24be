import { type Day, type DrawerDifferences, addDays } from '@motorpark/domain';
import { paths } from '../../paths';

interface Days {
  from?: Day | undefined;
  to?: Day | undefined;
}

interface Asked extends Days {
  personId?: string | undefined;
  terminalId?: string | undefined;
}

/** The days of the week that are also in the period. */
function daysOfWeek(monday: Day, { from = monday, to }: Days): Days {
  const sunday = addDays(monday, 6);
  return { from: from > monday ? from : monday, to: to !== undefined && to < sunday ? to : sunday };
}

/** Path of the closed shifts that a row of differences sums up. */
export function shiftsPath(
  { person, terminal, week }: DrawerDifferences,
  { personId = person?.id, terminalId = terminal?.id, ...period }: Asked,
): string {
  const { from, to } = week === undefined ? period : daysOfWeek(week, period);
  const query = new URLSearchParams({
    status: 'Closed',
    ...(personId !== undefined && { person: personId }),
    ...(terminalId !== undefined && { terminal: terminalId }),
    ...(from !== undefined && to !== undefined && { period: 'custom', from, to }),
  });
  return `${paths.superAdmin.shifts}?${query}`;
}
