import type { SaleKind } from '@motorpark/api';

export const messages = {
  title: 'Still sending',
  lead: 'What was entered here and has not been answered yet. It is sent by itself until it is, also after a reload or a power cut, and once.',
  empty: 'Everything is saved.',
  unreadable: (count: number) =>
    `${count === 1 ? '1 entry' : `${count} entries`} of yours on this machine cannot be read any more and will not be sent: the server gave out another key since. Look in the lists for what is missing, and enter it again.`,
  tryNow: 'Try now',
  openForm: 'Put it right',
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
  noDiscard: 'The server may have it already.',
  /** The discard itself has not reached the server yet. */
  isDiscarded: 'It is discarded already, and waits here until the server knows.',
  discarded: 'Discarded. It stays on record.',
  confirm: {
    title: 'Discard this?',
    notes: [
      'The server has not saved it. What was typed is lost; that it was discarded, by whom and why, stays on record.',
      'Give back money that was taken for it.',
    ],
    confirmLabel: 'Yes, Discard',
    cancelLabel: 'No, Cancel',
    missing: 'Please say why.',
  },
  replace: (one: string) => ({
    title: 'Put this right first?',
    notes: [`You have an unfinished ${one} here. What you typed into it is lost.`],
    confirmLabel: 'Yes, put this right',
  }),
  saved: 'Saved meanwhile',
};
