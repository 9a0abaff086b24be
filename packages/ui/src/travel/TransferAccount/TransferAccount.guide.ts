import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The money is there', use: 'Domain/Trips and seats/TicketOverview' },
    { when: 'A colleague confirms the transfer', use: 'Components/Data/SearchedList' },
  ],
  anatomy: [
    { part: 'Number', is: 'The account number, in groups as it is read aloud.' },
    { part: 'Facts', is: 'The bank, the name of the account and until when it takes the money.' },
    { part: 'POS terminal', is: 'Instead of both, the counter whose POS terminal takes the payment.' },
    { part: 'State', is: 'That the money is waited for, or how much is still to come.' },
  ],
  keyboard: [],
  dos: ['Show it as long as the sale waits, above the sale’s own facts.'],
  donts: ['Don’t block the page: the clerk goes on with the next customer.'],
};
