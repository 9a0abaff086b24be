import type { PersonHandlers } from '../../request/call';
import { searchEverywhere } from './searchEverywhere';

export const searchEverywhereHandlers = { searchEverywhere } satisfies PersonHandlers;
