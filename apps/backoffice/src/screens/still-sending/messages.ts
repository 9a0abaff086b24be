import type { SaleKind } from '@motorpark/api';

export const messages = {
  title: 'Still sending',
  lead: 'Entries that the server has not saved yet. Each is sent automatically, and only once, even after a power cut.',
  empty: 'Everything is saved.',
  unreadable: (count: number) =>
    `${count === 1 ? '1 entry' : `${count} entries`} of yours on this computer cannot be read and will not be sent, because the server has changed its key. Check the lists for what is missing, and enter it again.`,
  tryNow: 'Try now',
  openForm: 'Correct it',
  discard: 'Discard',
  slip: 'Slip',
  print: 'Print',
  printSlip: 'Print a slip',
  wasRefused: (why = '') => ['The server refused this.', why].filter(Boolean).join(' '),
  /** It was saved or discarded before this page was loaded. */
  noSlip: 'This is no longer waiting. Look for it in its list.',
  openSaved: 'Open and print',
  kinds: { ticket: 'Ticket', waybill: 'Waybill', expense: 'Expense' } satisfies Record<SaleKind, string>,
  states: { written: 'Waiting', sent: 'Sending', refused: 'Refused', discarded: 'Discarded' },
  /** The sale was sent, so the server may have saved it already. */
  noDiscard: 'You cannot discard this: the server may have saved it already.',
  /** The discard itself has not reached the server yet. */
  isDiscarded: 'Discarded. Waiting for the server to confirm.',
  discarded: 'Discarded. A record is kept.',
  confirm: {
    title: 'Discard this?',
    notes: [
      'The server has not saved it, and what was typed will be lost. A record is kept of who discarded it and why.',
      'Give back any money that you took for it.',
    ],
    confirmLabel: 'Yes, Discard',
    cancelLabel: 'No, Cancel',
  },
  replace: (one: string) => ({
    title: 'Correct this first?',
    notes: [`You have an unfinished ${one} here. What you typed into it will be lost.`],
    confirmLabel: 'Yes, correct this',
  }),
  saved: 'Saved meanwhile',
};
