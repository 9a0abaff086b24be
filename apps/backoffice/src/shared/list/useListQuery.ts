import type { ListQuery } from '@motorpark/api';
import { type Period, rangeOf } from '@motorpark/domain';
import type { ChosenPeriod } from '@motorpark/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type NavigateOptions, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { today } from '../today';
import { readPeriod, writePeriod } from './period';

/** What of a list is looked at, and the ways to look at something else. */
export interface AskedList<Filter extends string = never> {
  query: ListQuery;
  /** As it is typed. */
  text: string;
  type: (text: string) => void;
  choose: (status: string | undefined) => void;
  /** Undefined for all dates. */
  period: ChosenPeriod | undefined;
  choosePeriod: (
    period: ChosenPeriod | undefined,
    also?: Partial<Record<Filter, string | undefined>>,
  ) => void;
  sortBy: (sort: string | undefined) => void;
  /** What narrows this list besides, such as a terminal. */
  chosen: (filter: Filter) => string | undefined;
  narrow: (filter: Filter, to: string | undefined) => void;
  /** Whether it is not what the list shows by itself. */
  isNarrowed: boolean;
  /** Shows what the list shows by itself. */
  clear: () => void;
}

interface ListSettings<Filter extends string> {
  /** The period that is shown unless the link says otherwise; all dates without. */
  usual?: Period | undefined;
  /** What narrows this list besides, as the link calls it. */
  filters?: readonly Filter[];
}

/** Undefined and '' leave the link. */
type LinkChanges = Readonly<Record<string, string | undefined>>;

/** The server takes no more. */
const MOST_TYPED = 200;

/**
 * What of a list is looked at. It stands in the link, so that back, a reload and a sent link bring the same list. What is typed
 * replaces the entry in the browser's history; a chosen status, period or sort makes one of its own.
 */
export function useListQuery<Filter extends string = never>({
  usual,
  filters = [],
}: ListSettings<Filter> = {}): AskedList<Filter> {
  const [params, setParams] = useSearchParams();
  // A change is shown when there is time, so that no key waits for the rows: what is chosen meanwhile adds to it.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changes: LinkChanges, options?: NavigateOptions) => {
    latest.current = changed(latest.current, changes);
    startTransition(() => setParams(latest.current, options));
  };
  const way = useNavigationType();
  const said = params.get('q') ?? '';
  const status = params.get('status') || undefined;
  const sort = params.get('sort') || undefined;
  const period = readPeriod(params, usual);
  const { from, to } = period ? rangeOf(period.period, today(), period.days) : {};
  const [text, setText] = useState(said);

  const [seen, setSeen] = useState(said);
  if (said !== seen) {
    setSeen(said);
    // Back and forward say something else; what was typed here is newer than what the link says.
    if (way !== NavigationType.Replace) setText(said);
  }

  const query = useMemo(() => ({ text, status, from, to, sort }), [text, status, from, to, sort]);
  const chosen = (filter: Filter) => params.get(filter) || undefined;
  return {
    query,
    text,
    type(keyed) {
      const typed = keyed.slice(0, MOST_TYPED);
      setText(typed);
      change({ q: typed }, { replace: true });
    },
    choose: (word) => change({ status: word }),
    period,
    choosePeriod: (days, also) => change({ ...writePeriod(days, usual), ...also }),
    sortBy: (field) => change({ sort: field }),
    chosen,
    narrow: (filter, value) => change({ [filter]: value }),
    isNarrowed: text.trim() !== '' || status !== undefined || params.has('period') || filters.some(chosen),
    clear() {
      setText('');
      const narrowing = ['q', 'status', 'period', 'from', 'to', ...filters];
      const none = narrowing.map((name): [string, undefined] => [name, undefined]);
      change(Object.fromEntries(none), { replace: true });
    },
  };
}

/** The link's query with some of it changed; the rest, such as the direction, stays. */
function changed(now: URLSearchParams, changes: LinkChanges): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
