import type { PersonHandlers } from '../../request/call';
import { erasePersonalData, findPersonalData } from './erasePersonalData';

export const erasureHandlers = { erasePersonalData, findPersonalData } satisfies PersonHandlers;
