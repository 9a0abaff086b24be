import { useSession } from '@motorpark/api';
import { areaOf } from '../paths';

/** Returns the paths of the logged-in user's area: the head office's or the terminal's. */
export const useArea = () => areaOf(useSession()?.role);
