import type { PersonHandlers } from '../../request/call';
import { takeAllotments } from './takeAllotments';

export const allotmentHandlers = { takeAllotments } satisfies PersonHandlers;
