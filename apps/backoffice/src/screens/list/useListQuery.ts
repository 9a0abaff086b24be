import type { ListQuery } from '@motorpark/api';
import { rangeOf } from '@motorpark/domain';
import type { ChosenPeriod } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { useNavigationType, useSearchParams, NavigationType } from 'react-router-dom';
import { today } from '../../shell/today';
import { readPeriod, writePeriod } from './period';

/** What of a list is looked at, and the ways to look at something else. */
export interface AskedList {
  query: ListQuery;
  /** As it is typed. */
  text: string;
  type: (text: string) => void;
  choose: (status: string | undefined) => void;
  /** Undefined for all dates. */
  period: ChosenPeriod | undefined;
  choosePeriod: (period: ChosenPeriod | undefined) => void;
  sortBy: (sort: string | undefined) => void;
  /** Shows everything again. */
  clear: () => void;
}

/**
 * What of a list is looked at. It stands in the link, so that back, a reload and a sent link bring the same list. What is typed
 * replaces the entry in the browser's history; a chosen status, period or sort makes one of its own.
 */
export function useListQuery(): AskedList {
  const [params, setParams] = useSearchParams();
  const way = useNavigationType();
  const said = params.get('q') ?? '';
  const status = params.get('status') || undefined;
  const sort = params.get('sort') || undefined;
  const period = readPeriod(params);
  const { from, to } = period ? rangeOf(period.period, today(), period.days) : {};
  const [text, setText] = useState(said);

  const [seen, setSeen] = useState(said);
  if (said !== seen) {
    setSeen(said);
    // Back and forward say something else; what was typed here is newer than what the link says.
    if (way !== NavigationType.Replace) setText(said);
  }

  const query = useMemo(() => ({ text, status, from, to, sort }), [text, status, from, to, sort]);
  return {
    query,
    text,
    type(typed) {
      setText(typed);
      setParams((now) => changed(now, { q: typed }), { replace: true });
    },
    choose: (chosen) => setParams((now) => changed(now, { status: chosen })),
    period,
    choosePeriod: (chosen) => setParams((now) => changed(now, writePeriod(chosen))),
    sortBy: (chosen) => setParams((now) => changed(now, { sort: chosen })),
    clear() {
      setText('');
      setParams((now) => changed(now, { q: undefined, status: undefined, ...writePeriod(undefined) }), {
        replace: true,
      });
    },
  };
}

/** The link's query with some of it changed; the rest, such as the direction, stays. */
function changed(
  now: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
