import type { Shift } from '@motorpark/domain';
import { dayOfInstant } from '../client/dayOf';
import { useKept } from '../client/lists';
import { useFoundRows } from '../client/useFoundRows';
import { type ShiftListQuery, getMyShift, getShift, narrowedShifts, searchShifts } from './shift.endpoints';
import { SHIFT_SORTS, shownByShift } from './shownByShift';

const EVERY_MINUTE = { refreshInterval: 60_000 };

/** The shifts that a query asks for: the person's own, for super admins all; newest first. Nothing on a server that has none. */
export const useFoundShifts = (query: ShiftListQuery) =>
  useFoundRows<Shift, ShiftListQuery>(
    {
      list: 'shifts',
      needs: 'shifts',
      search: searchShifts,
      narrowing: narrowedShifts,
      all: async () => [],
      shownBy: shownByShift,
      dayOf: ({ openedAt }) => dayOfInstant(openedAt),
      sorts: SHIFT_SORTS,
    },
    query,
    EVERY_MINUTE,
  );

/** One shift with all that its report says. */
export function useShift(id: string) {
  const { data: shift, ...state } = useKept('shifts', () => getShift(id), {
    part: id,
    needs: 'shifts',
    isOff: id === '',
  });
  return { shift, ...state };
}

/** The person's shift that is not closed: null where they have none, undefined until that is known. */
export function useMyShift() {
  const { data: shift, ...state } = useKept('shifts', getMyShift, {
    part: 'mine',
    needs: 'shifts',
    // A sale of a moment ago counts.
    dedupingInterval: 0,
    ...EVERY_MINUTE,
  });
  return { shift, ...state };
}
