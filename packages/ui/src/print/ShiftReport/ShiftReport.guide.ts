import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is a receipt for a customer', use: 'Domain/Receipts and sheets/TicketReceipt' }],
  anatomy: [
    { part: 'Title', is: 'The terminal and the number of the report; the numbers have no gaps.' },
    { part: 'Copy', is: 'On a reprint: COPY, and its number. After a change: which original it replaces.' },
    {
      part: 'Drawer',
      is: 'Whose it was, at which counter, from when to when, and whether a colleague counted it without its cashier.',
    },
    {
      part: 'Payment methods',
      is: 'Each with the amounts received, expected and counted, and the difference.',
    },
    { part: 'Cash counted', is: 'Note by note; notes of which there are none are left out.' },
    { part: 'Sold in it', is: 'Sales of an outage that arrived after the count.' },
    { part: 'Discarded', is: 'Sales that were discarded before the server had them, with the reasons.' },
    { part: 'Signatures', is: 'Of the person who counted the drawer, and of the person who took it over.' },
  ],
  keyboard: [],
  dos: ['Print it once the shift is closed.'],
  donts: ['Don’t show it before the count: the person who counts would know the expected amounts.'],
};
