import type { PersonHandlers } from '../../request/call';
import { getTransfer, openTransfer } from './openTransfer';

export const transferHandlers = { openTransfer, getTransfer } satisfies PersonHandlers;
