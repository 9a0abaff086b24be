import { useSession } from '@motorpark/api';
import { areaOf } from '../paths';

/** The addresses that whoever is logged in goes to: the head office's, else the terminal's. */
export const useArea = () => areaOf(useSession()?.role);
