import type { PersonHandlers } from '../../request/call';
import { answerReturn } from './answerReturn';
import { getTransfer, openTransfer } from './openTransfer';
import { getReturnable, returnTransfer } from './returnTransfer';
import { takeLateTransfer } from './takeLateTransfer';

export const transferHandlers = {
  openTransfer,
  getTransfer,
  takeLateTransfer,
  getReturnable,
  returnTransfer,
  answerReturn,
} satisfies PersonHandlers;
