import type { Role } from '@motorpark/domain';
import { paths } from '../paths';

/** The head office's view of a ticket or waybill: its lines in the ledger, whenever they were written. */
export const ledgerPath = (number: string): string =>
  `${paths.superAdmin.operations}?q=${encodeURIComponent(number)}&period=all`;

/** The lines of the ledger that are in the drawer of one shift, whenever that was. */
export const shiftLinesPath = (role: Role, shift: string): string =>
  `${role === 'admin' ? paths.admin.operations : paths.superAdmin.operations}?shift=${shift}&period=all`;
