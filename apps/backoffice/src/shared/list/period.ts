import { PERIODS, type Period, isDay } from '@motorpark/domain';
import type { ChosenPeriod } from '@motorpark/ui';

/** What a history shows unless the link says otherwise: long enough to compare days, short enough to be read. */
export const RECENT: Period = 'last7Days';

/** What a link says for all dates where some of them are usual. */
const ALL = 'all';

const isPeriod = (text: string | null): text is Period => PERIODS.some((period) => period === text);

/** The period that a link names, else the usual one; undefined for all dates. Days that make no sense count as left out. */
export function readPeriod(link: URLSearchParams, usual?: Period): ChosenPeriod | undefined {
  const said = link.get('period');
  const period = isPeriod(said) ? said : usual;
  if (period === undefined || said === ALL) return undefined;
  const [from, to] = [link.get('from') ?? '', link.get('to') ?? ''];
  const days = period === 'custom' && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
  return { period, days };
}

/** The same as a link says it; what is usual is left out. */
export function writePeriod(chosen: ChosenPeriod | undefined, usual?: Period) {
  const days = chosen?.period === 'custom' ? chosen.days : undefined;
  const period = chosen?.period ?? (usual === undefined ? undefined : ALL);
  return { period: period === usual ? undefined : period, from: days?.from, to: days?.to };
}
