import type { PersonHandlers } from '../../request/call';
import { answerReturn } from './answerReturn';
import { getTransfer, openTransfer } from './openTransfer';
import { getSettlementLines, getSettlements } from './getSettlements';
import { getReturnable, returnTransfer } from './returnTransfer';
import { takeLateTransfer } from './takeLateTransfer';

export const transferHandlers = {
  openTransfer,
  getTransfer,
  takeLateTransfer,
  getReturnable,
  returnTransfer,
  answerReturn,
  getSettlements,
  getSettlementLines,
} satisfies PersonHandlers;
