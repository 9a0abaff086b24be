import type { LIST_SORTS } from '@motorpark/contract';
import type { Shift } from '@motorpark/domain';
import type { Searchable } from '../client/searchable';
import type { Sorts } from '../client/sorting';

/** What a shift's row shows, to be searched. */
export const shownByShift = ({ person, terminal, counter, reason, reportNumber }: Shift): Searchable => ({
  texts: [person, terminal, counter, reason, reportNumber === undefined ? undefined : String(reportNumber)],
});

/** What shifts can be sorted by. */
export const SHIFT_SORTS: Sorts<Shift, (typeof LIST_SORTS.shifts)[number]> = {
  openedAt: { onWire: 'opened_at', of: ({ openedAt }) => openedAt || undefined },
};
