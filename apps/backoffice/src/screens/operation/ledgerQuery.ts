import {
  type DayRange,
  type OperationType,
  PERIODS,
  type Period,
  isDay,
  isOperationType,
  rangeOf,
} from '@motorpark/domain';
import type { ChosenPeriod } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../shell/today';

/** What is looked at unless the link says otherwise: long enough to compare days, short enough to be read. */
const USUAL: Period = 'last7Days';

/** Which operations are looked at. It stands in the link, so that it can be sent and gone back from. */
export interface LedgerQuery {
  chosen: ChosenPeriod;
  range: DayRange;
  terminalId: string | undefined;
  type: OperationType | undefined;
}

const isPeriod = (text: string | null): text is Period => PERIODS.some((period) => period === text);

/** What a link says; whatever makes no sense in it counts as left out. */
export function readLedgerQuery(query: URLSearchParams, day = today()): LedgerQuery {
  const said = query.get('period');
  const period = isPeriod(said) ? said : USUAL;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const days = period === 'custom' && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
  const type = query.get('type') ?? '';
  return {
    chosen: { period, days },
    range: rangeOf(period, day, days),
    terminalId: query.get('terminal') || undefined,
    type: isOperationType(type) ? type : undefined,
  };
}

/** The same as a link says it; what is usual is left out. */
export function writeLedgerQuery({ chosen, terminalId, type }: Omit<LedgerQuery, 'range'>): URLSearchParams {
  const { period, days } = chosen;
  return new URLSearchParams({
    ...(period !== USUAL && { period }),
    ...(period === 'custom' && days),
    ...(terminalId !== undefined && { terminal: terminalId }),
    ...(type !== undefined && { type }),
  });
}

/** A path with what is looked at: `/super-admin/operation-history?period=today`. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export function useLedgerQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = useMemo(() => readLedgerQuery(query), [query]);
  return {
    ...asked,
    query,
    /** Looks at something else; Back returns to what was looked at before. */
    change: (changes: Partial<Omit<LedgerQuery, 'range'>>) =>
      setQuery(writeLedgerQuery({ ...asked, ...changes })),
  };
}

/** The details of one operation, which remember what was looked at so that Back returns to it. */
export function operationHref(path: string, id: string, asked: Omit<LedgerQuery, 'range'>): string {
  return withQuery(path, new URLSearchParams([['id', id], ...writeLedgerQuery(asked)]));
}
