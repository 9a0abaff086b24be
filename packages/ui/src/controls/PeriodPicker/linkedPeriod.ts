import { PERIODS, type Period, isDay } from '@motorpark/domain';
import type { ChosenPeriod } from './PeriodPicker';

/** The default period of a history: long enough to compare days, short enough to read. */
export const RECENT: Period = 'last7Days';

/** The link's value for all dates, on lists with a default period. */
const ALL = 'all';

const isPeriod = (text: string | null): text is Period => PERIODS.some((period) => period === text);

/** The days that the server accepts. Beyond them, counting the days of a report would freeze the page. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2999-12-31'];

const isRange = (from: string, to: string) =>
  isDay(from) && isDay(to) && from >= FIRST_DAY && from <= to && to <= LAST_DAY;

/** Returns a link's period, else the default; undefined for all dates. Invalid days are ignored. */
export function readPeriod(link: URLSearchParams, usual?: Period): ChosenPeriod | undefined {
  const linked = link.get('period');
  const period = isPeriod(linked) ? linked : usual;
  if (period === undefined || linked === ALL) return undefined;
  const [from, to] = [link.get('from') ?? '', link.get('to') ?? ''];
  const days = period === 'custom' && isRange(from, to) ? { from, to } : undefined;
  return { period, days };
}

/** Returns a period's values in a link; the default is left out. */
export function writePeriod(chosen: ChosenPeriod | undefined, usual?: Period) {
  const days = chosen?.period === 'custom' ? chosen.days : undefined;
  const period = chosen?.period ?? (usual === undefined ? undefined : ALL);
  return { period: period === usual ? undefined : period, from: days?.from, to: days?.to };
}
