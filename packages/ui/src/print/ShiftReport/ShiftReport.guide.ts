import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is a customer’s paper', use: 'Print/TicketReceipt' }],
  anatomy: [
    { part: 'Title', is: 'The terminal and the number of the report, which has no gaps.' },
    { part: 'Copy', is: 'On any print but the first: COPY, and its number.' },
    { part: 'Drawer', is: 'Whose it was, at which counter, from when to when.' },
    {
      part: 'Ways of paying',
      is: 'Each with what came in, what should be there, what was counted and the difference.',
    },
    { part: 'Cash counted', is: 'Note by note; notes of which there are none are left out.' },
    { part: 'Sold in it', is: 'What was made through an outage, and came once it was counted.' },
    { part: 'Discarded', is: 'What was entered in it and thrown away before the server had it, with why.' },
    { part: 'Signatures', is: 'Of whoever counted, and of whoever took it over.' },
  ],
  keyboard: [],
  dos: ['Print it once the shift is closed.'],
  donts: ['Don’t show it before the count: whoever counts would know what to find.'],
};
