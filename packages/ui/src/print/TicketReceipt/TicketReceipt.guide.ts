import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A parcel is sent', use: 'Print/WaybillReceipt' },
    { when: 'The clerk checks it on the screen', use: 'Travel/TicketOverview' },
  ],
  anatomy: [
    {
      part: 'Letterhead',
      is: 'Company, phones, address, e-mail: from one object, in the head of every sheet.',
    },
    { part: 'Title', is: 'Which copy it is, when it was printed, and the ticket’s number in letters.' },
    {
      part: 'Copy',
      is: 'COPY 2 and up on what was printed before, COPY where nobody numbered it; nothing on the original.',
    },
    { part: 'Journey', is: 'The route in the largest letters, travel date, vehicle, seats.' },
    {
      part: 'Passenger and payment',
      is: 'Names and phones; method, booking agent; fare, number of seats and amount, or the amount alone where the company sells tickets, not seats.',
    },
    { part: 'QR code', is: 'The ticket’s number, 30 mm on a roll, 34 mm on A4.' },
    { part: 'Terms', is: 'On the customer’s copy all nine of them; on the company’s a line to sign.' },
  ],
  keyboard: [],
  dos: [
    'Print both copies: the customer travels with one, the terminal keeps the one that is signed.',
    'Write N/A for what is missing; a gap on paper looks like a fault of the printer.',
  ],
  donts: [
    'Don’t add greys, tints or pictures: a thermal head has black or nothing.',
    'Don’t set type under 10 px on the roll.',
  ],
};
