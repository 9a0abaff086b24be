import type { ShiftCount } from '@motorpark/domain';
import { useKept } from '../client/lists';
import { useSave } from '../client/records';
import { countDrawer, getDrawers, takeOverDrawer } from './shift.endpoints';

/** The drawers of others at the person's terminal that they may count and take over. */
export function useDrawers() {
  const { data: drawers, ...state } = useKept('shifts', getDrawers, { part: 'beside', needs: 'shifts' });
  return { drawers, ...state };
}

/** Counts somebody else's drawer and goes on with it, as `useTill` closes the own one. */
export function useTakeOver() {
  const counting = useSave('shifts', ({ id, count }: { id: string; count: ShiftCount }) =>
    countDrawer(id, count),
  );
  const taking = useSave('shifts', ({ id, reason }: { id: string; reason: string }) =>
    takeOverDrawer(id, reason),
  );
  return { count: counting.save, takeOver: taking.save };
}
