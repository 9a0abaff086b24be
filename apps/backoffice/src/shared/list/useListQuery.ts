import { type ListQuery, today } from '@motorpark/api';
import { type Period, rangeOf } from '@motorpark/domain';
import type { ChosenPeriod } from '@motorpark/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type NavigateOptions, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { readPeriod, writePeriod } from '@motorpark/ui';

/** The query of a list as the user set it, and functions that change it. */
export interface ListQueryState<Filter extends string = never> {
  query: ListQuery;
  /** The search text as typed. */
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
  /** Returns the value of one of the list's own filters, such as a terminal. */
  chosen: (filter: Filter) => string | undefined;
  narrow: (filter: Filter, to: string | undefined) => void;
  /** Whether any filter or search differs from the list's default. */
  isNarrowed: boolean;
  /** Resets the list to its default. */
  clear: () => void;
}

interface ListSettings<Filter extends string> {
  /** The period used if the link has none; all dates if undefined. */
  usual?: Period | undefined;
  /** The names of the list's own filters in the link. */
  filters?: readonly Filter[];
}

/** Undefined and '' remove a value from the link. */
type LinkChanges = Readonly<Record<string, string | undefined>>;

/** The server's limit for a search text. */
const MOST_TYPED = 200;

/**
 * Reads and writes a list's query in the link, so that back, a reload and a sent link show the same list. Typing replaces the entry in the browser's history;
 * choosing a status, period or sort pushes a new one.
 */
export function useListQuery<Filter extends string = never>({
  usual,
  filters = [],
}: ListSettings<Filter> = {}): ListQueryState<Filter> {
  const [params, setParams] = useSearchParams();
  // The link is updated in a transition, so that no keystroke waits for the rows; further changes meanwhile build on the latest value.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changes: LinkChanges, options?: NavigateOptions) => {
    latest.current = changed(latest.current, changes);
    startTransition(() => setParams(latest.current, options));
  };
  const navigationType = useNavigationType();
  const linkText = params.get('q') ?? '';
  const status = params.get('status') || undefined;
  const sort = params.get('sort') || undefined;
  const period = readPeriod(params, usual);
  const { from, to } = period ? rangeOf(period.period, today(), period.days) : {};
  const [text, setText] = useState(linkText);

  const [seen, setSeen] = useState(linkText);
  if (linkText !== seen) {
    setSeen(linkText);
    // Only back, forward and links replace the typed text; after a replace the field is newer than the link.
    if (navigationType !== NavigationType.Replace) setText(linkText);
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

/** Returns the link's query with changes; other values, such as the direction, stay. */
function changed(now: URLSearchParams, changes: LinkChanges): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
