import type { PersonHandlers } from '../../request/call';
import { discardSale } from './discardSale';
import { getDiscardedSales } from './getDiscardedSales';

export const discardHandlers = { discardSale, getDiscardedSales } satisfies PersonHandlers;
