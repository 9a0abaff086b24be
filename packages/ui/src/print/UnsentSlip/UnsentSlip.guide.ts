import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The ticket is saved', use: 'Domain/Receipts and sheets/TicketReceipt' },
    { when: 'The waybill is saved', use: 'Domain/Receipts and sheets/WaybillReceipt' },
  ],
  anatomy: [
    { part: 'Title', is: 'Says that it is not a ticket or receipt yet, and when it was entered.' },
    { part: 'Not valid', is: 'A prominent frame that says that the slip is not valid.' },
    {
      part: 'Valid',
      is: 'In its place if the seats are kept for this counter, so that nobody else can get them.',
    },
    { part: 'Facts', is: 'What was entered, in the order of the form.' },
  ],
  keyboard: [],
  dos: ['Print it only while the sale is still being sent.'],
  donts: ['Don’t put a number or a code on it: the server has not assigned one.'],
};
