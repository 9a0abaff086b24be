import { shiftExtensions } from '@motorpark/contract';
import type { ListQuery } from '../client/found';
import { useKept } from '../client/lists';
import { ownRows } from '../client/ownRows';
import { useFoundRows } from '../client/useFoundRows';
import { readShift } from './readShift';
import { getMyShift, getShift } from './shift.endpoints';

/** Which shifts: what any list is asked for, and those of one person or terminal. */
interface ShiftListQuery extends ListQuery {
  personId?: string | undefined;
  terminalId?: string | undefined;
}

const EVERY_MINUTE = { refreshInterval: 60_000 };

const shifts = ownRows({
  list: 'shifts',
  needs: 'shifts',
  call: shiftExtensions.getShifts,
  read: readShift,
  sorts: { openedAt: 'opened_at' },
  narrowing: ({ personId, terminalId }: ShiftListQuery) => ({
    ...(personId !== undefined && { person_id: personId }),
    ...(terminalId !== undefined && { terminal_id: terminalId }),
  }),
});

/** The shifts that a query asks for: the person's own, for super admins all; newest first. Nothing on a server that has none. */
export const useFoundShifts = (query: ShiftListQuery) => useFoundRows(shifts, query, EVERY_MINUTE);

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
