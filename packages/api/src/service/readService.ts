import type { InService } from '@motorpark/domain';
import { read, textOf, type Fields } from '../reading';

/** Reads whether a row is in service; it is if the server has no such status. */
export const readService = (row: Fields): InService => ({
  status: textOf(read(row, 'status')) === 'Out of service' ? 'Out of service' : 'In service',
});
