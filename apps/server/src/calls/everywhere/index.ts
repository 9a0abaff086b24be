import type { PersonHandlers } from '../../request/call';
import { searchEverywhere } from './searchEverywhere';

export const everywhereHandlers = { searchEverywhere } satisfies PersonHandlers;
