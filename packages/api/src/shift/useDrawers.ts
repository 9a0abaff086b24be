import { useListData } from '../rows/lists';
import { getDrawers } from './shift.endpoints';

/** Returns the drawers of others at the user's terminal that the user may count and take over. */
export function useDrawers() {
  const { data: drawers, ...state } = useListData('shifts', getDrawers, { part: 'beside' });
  return { drawers, ...state };
}
