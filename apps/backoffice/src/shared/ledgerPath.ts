import type { Role } from '@motorpark/domain';
import { paths } from '../paths';

/** Returns the path of the ledger's lines of a ticket or waybill, in all periods, for the head office. */
export const ledgerPath = (number: string): string =>
  `${paths.superAdmin.operations}?q=${encodeURIComponent(number)}&period=all`;

/** Returns the path of the ledger's lines of one shift, in all periods. */
export const shiftLinesPath = (role: Role, shift: string): string =>
  `${role === 'admin' ? paths.admin.operations : paths.superAdmin.operations}?shift=${shift}&period=all`;
