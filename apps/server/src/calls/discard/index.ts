import type { PersonHandlers } from '../../request/call';
import { discardSale } from './discardSale';

export const discardHandlers = { discardSale } satisfies PersonHandlers;
