import type { ScanKind } from '@motorpark/domain';

/** What a person who scans is told. */
export const messages = {
  unreadable: (text: string) => `${text} was not read completely. Please scan it again.`,
  unknown: {
    ticket: (number) => `There is no ticket ${number} at your terminal. It may have been deleted.`,
    waybill: (number) => `There is no waybill ${number} at your terminal. It may have been deleted.`,
  } satisfies Record<ScanKind, (number: string) => string>,
};
