import { useEffect, useMemo, useState } from 'react';
import { useServerCan } from '../access/useCapabilities';
import { useKept } from './lists';
import { partOf } from './part';
import { useSeen } from './useSeen';
import { useSettled } from './useSettled';
import type { Listed, WholeList } from './useFoundHere';
import type { RowSource } from './useFoundRows';

/** How many a form has at hand: a server's limit for one page. */
const AT_HAND = 200;
/** A pause in typing, in ms. */
const PAUSE = 250;

export interface ChoiceWish {
  /** The one that is chosen, where the form knows it by its id. */
  id?: string | undefined;
  /** What each of them shows: the terminal that a road leaves. */
  within?: string | undefined;
}

/** The server's search in a list of which not all rows are at hand. */
interface ChoiceSearch {
  onType: (text: string) => void;
  /** The text that the rows answer. */
  answered: string;
}

/**
 * The rows of a list that a form offers (docs/lists.md). A short one is at hand, and searched by the field that shows it; of a longer one
 * `rows` are what the server finds for what is typed, and `search` is there. `known` are all that were seen so far, to tell the
 * names of those that were chosen.
 */
export function useChoices<Row extends Listed>(
  source: Pick<RowSource<Row>, 'list' | 'needs' | 'search' | 'all'>,
  { id, within = '' }: ChoiceWish = {},
) {
  const { list, needs } = source;
  const [typed, onType] = useState('');
  const pausing = useSettled(typed.trim(), PAUSE);
  const text = typed.trim() === '' ? '' : pausing;
  const canSearch = useServerCan('lists.search');
  const isKept = useServerCan(needs);
  const isWhole = canSearch === false || isKept === false;

  const find = (wish: { text?: string; id?: string | undefined }, limit = AT_HAND) => ({
    load: async () => {
      const { rows, nextCursor } = await source.search(wish, { limit });
      return { rows, nextCursor, text };
    },
    part: partOf('choices', wish),
    needs: 'lists.search' as const,
  });
  const first = find({ text: within });
  const page = useKept(list, first.load, { ...first, isOff: isWhole });
  const whole = useKept(list, source.all, { isOff: !isWhole });
  const isLong = page.data?.nextCursor !== undefined;

  const asked = find({ text: `${within} ${text}`.trim() });
  const isAsked = isLong && text !== '';
  const found = useKept(list, asked.load, { ...asked, isOff: !isAsked, keepPreviousData: true });
  const atHand = isWhole ? rowsIn(whole.data) : page.data?.rows;
  const isElsewhere =
    isLong && id !== undefined && id !== '' && atHand?.every((row) => row.id !== id) === true;
  const [known, see] = useSeen<Row>(list);
  const seen = isElsewhere ? known.find((row) => row.id === id) : undefined;
  const one = find({ id }, 1);
  const chosen = useKept(list, one.load, { ...one, isOff: !isElsewhere || seen !== undefined });

  const rows = useMemo(
    () => (isAsked ? found.data?.rows : atHand?.concat(seen ?? chosen.data?.rows ?? [])) ?? NOTHING,
    [isAsked, found.data, atHand, seen, chosen.data],
  );
  useEffect(() => see(rows), [see, rows]);
  const { data: _, ...state } = isWhole ? whole : page;
  const answered = isAsked && !found.failure ? (found.data?.text ?? '') : text;
  return {
    rows,
    known,
    ...state,
    ...(isAsked && { failure: found.failure, isLoading: found.isLoading && !found.data }),
    search: isLong ? ({ onType, answered } satisfies ChoiceSearch) : undefined,
  };
}

const NOTHING: never[] = [];

const rowsIn = <Row>(whole: WholeList<Row> | undefined): Row[] | undefined =>
  Array.isArray(whole) ? whole : whole?.rows;
