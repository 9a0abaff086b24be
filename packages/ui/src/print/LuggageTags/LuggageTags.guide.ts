import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The passenger travels with it', use: 'Domain/Receipts and sheets/TicketReceipt' }],
  anatomy: [
    { part: 'Route', is: 'Where the piece comes from and goes to, in the largest letters.' },
    { part: 'Piece', is: 'Which piece of the ticket it is, and how many there are.' },
    { part: 'Facts', is: 'The departure, and the seats of the ticket.' },
    { part: 'Barcode', is: 'The ticket’s number: a scan finds the ticket, as that of its receipt does.' },
  ],
  keyboard: [],
  dos: ['Print the tags again if a piece comes or goes: each says how many there are.'],
  donts: ['Don’t add names or phones: everybody at the hold can read a tag.'],
};
