import type { PersonHandlers } from '../../request/call';
import { answerReturn } from './answerReturn';
import { getTransfer, openTransfer } from './openTransfer';
import { getReturnable, returnTransfer } from './returnTransfer';

export const transferHandlers = {
  openTransfer,
  getTransfer,
  getReturnable,
  returnTransfer,
  answerReturn,
} satisfies PersonHandlers;
