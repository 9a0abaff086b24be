import type { PersonHandlers } from '../http/call';
import { erasePersonalData, findPersonalData } from './erasePersonalData';

export const erasureHandlers = { erasePersonalData, findPersonalData } satisfies PersonHandlers;
