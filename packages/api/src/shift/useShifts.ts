import { SHIFT_LIST, shiftExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';
import { type PersonAndTerminal, personAndTerminal } from '../rows/personAndTerminal';
import { rowsOfCall } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { getMyShift, getShift, getDrawers } from './shift.endpoints';

const EVERY_MINUTE = { refreshInterval: 60_000 };

const shifts = rowsOfCall({
  list: 'shifts',
  call: shiftExtensions.getShifts,
  narrowing: personAndTerminal,
});

/** Returns the shifts that match a query, newest first: the user's own, for super admins all. None on a server without shifts. */
export const useFoundShifts = (query: PersonAndTerminal) =>
  useFoundRows({ ...shifts, columns: SHIFT_LIST }, query, EVERY_MINUTE);

export function useShift(id: string) {
  const { data: shift, ...state } = useListData('shifts', () => getShift(id), {
    part: id,
    isOff: id === '',
  });
  return { shift, ...state };
}

/** Returns the user's newest shift; undefined if there is none, and until it is known. */
export function useLastShift() {
  const { data: shift, ...state } = useListData(
    'shifts',
    async () => (await request(shiftExtensions.getShifts, { payload: { limit: 1 } })).rows[0],
    // The drawer may have been taken over a moment ago.
    { part: 'last', dedupingInterval: 0 },
  );
  return { shift, ...state };
}

/** Returns the user's shift that is not closed: null if there is none, undefined until that is known. */
export function useMyShift() {
  const { data: shift, ...state } = useListData('shifts', getMyShift, {
    part: 'mine',
    // A sale made a moment ago must count.
    dedupingInterval: 0,
    ...EVERY_MINUTE,
  });
  return { shift, ...state };
}

/** Returns the drawers of others at the user's terminal that the user may count and take over. */
export function useDrawers() {
  const { data: drawers, ...state } = useListData('shifts', getDrawers, { part: 'beside' });
  return { drawers, ...state };
}
