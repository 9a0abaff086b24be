import { useKept } from '../client/lists';
import { getDrawers } from './shift.endpoints';

/** The drawers of others at the person's terminal that they may count and take over. */
export function useDrawers() {
  const { data: drawers, ...state } = useKept('shifts', getDrawers, { part: 'beside', needs: 'shifts' });
  return { drawers, ...state };
}
