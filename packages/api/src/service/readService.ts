import type { InService } from '@motorpark/domain';
import { read, textOf, type Fields } from '../reading';

/** Whether a row is in service. A server that keeps no such status has nothing that is out of it. */
export const readService = (row: Fields): InService => ({
  status: textOf(read(row, 'status')) === 'Out of service' ? 'Out of service' : 'In service',
});
