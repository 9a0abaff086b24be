import type { ScanKind } from '@motorpark/domain';

/** Messages about a scan. */
export const messages = {
  unreadable: (text: string) =>
    /[^\w-]/.test(text)
      ? `${text} was changed on the way. Set the scanner to the keyboard layout of this computer.`
      : `${text} was not read completely. Please scan it again.`,
  unknown: {
    ticket: (number) => `There is no ticket ${number} at your terminal.`,
    waybill: (number) => `There is no waybill ${number} at your terminal.`,
  } satisfies Record<ScanKind, (number: string) => string>,
  unknownAnywhere: {
    ticket: (number) => `There is no ticket ${number}.`,
    waybill: (number) => `There is no waybill ${number}.`,
  } satisfies Record<ScanKind, (number: string) => string>,
};
