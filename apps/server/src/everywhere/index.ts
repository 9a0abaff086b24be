import type { PersonHandlers } from '../http/call';
import { searchEverywhere } from './searchEverywhere';

export const everywhereHandlers = { searchEverywhere } satisfies PersonHandlers;
