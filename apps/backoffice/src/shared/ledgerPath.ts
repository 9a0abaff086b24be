import { paths } from '../paths';

/** The head office's view of a ticket or waybill: its lines in the ledger, whenever they were written. */
export const ledgerPath = (number: string): string =>
  `${paths.superAdmin.operations}?q=${encodeURIComponent(number)}&period=all`;
