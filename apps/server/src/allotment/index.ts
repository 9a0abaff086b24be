import type { PersonHandlers } from '../http/call';
import { takeAllotments } from './takeAllotments';

export const allotmentHandlers = { takeAllotments } satisfies PersonHandlers;
