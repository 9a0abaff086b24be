import { PERIODS, type Period, isDay } from '@motorpark/domain';
import type { ChosenPeriod } from '@motorpark/ui';

const isPeriod = (text: string | null): text is Period => PERIODS.some((period) => period === text);

/** The period that a link names; undefined without one. Days that make no sense count as left out. */
export function readPeriod(link: URLSearchParams): ChosenPeriod | undefined {
  const period = link.get('period');
  if (!isPeriod(period)) return undefined;
  const [from, to] = [link.get('from') ?? '', link.get('to') ?? ''];
  const days = period === 'custom' && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
  return { period, days };
}

/** The same as a link says it. */
export function writePeriod(chosen: ChosenPeriod | undefined) {
  const days = chosen?.period === 'custom' ? chosen.days : undefined;
  return { period: chosen?.period, from: days?.from, to: days?.to };
}
