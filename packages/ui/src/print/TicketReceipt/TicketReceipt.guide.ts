import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is for a parcel', use: 'Domain/Receipts and sheets/WaybillReceipt' },
    { when: 'The clerk checks it on the screen', use: 'Domain/Trips and seats/TicketOverview' },
  ],
  anatomy: [
    {
      part: 'Letterhead',
      is: 'Company, phones, address, e-mail: from one object, at the top of every sheet.',
    },
    { part: 'Title', is: 'Which copy it is, when it was printed, and the ticket’s number.' },
    {
      part: 'Copy',
      is: 'COPY 2 and up on a reprint, COPY if the server did not number it; nothing on the original. After a change, which original it replaces.',
    },
    {
      part: 'Account',
      is: 'While a transfer is awaited, on the customer’s copy: the account number of this sale, with a QR code of it.',
    },
    { part: 'Journey', is: 'The route in the largest type, travel date, vehicle, seats.' },
    {
      part: 'Passenger and payment',
      is: 'Names and phones; method, booking agent; fare, number of seats and amount, or the amount alone if the ticket has one price.',
    },
    {
      part: 'QR code',
      is: 'The ticket’s number, 30 mm on a roll, 34 mm on A4. A code signed by the server is 4 mm wider.',
    },
    {
      part: 'Terms',
      is: 'On the customer’s copy the company’s terms; on the company’s copy a line for the signature.',
    },
  ],
  keyboard: [],
  dos: [
    'Print both copies: the customer travels with one, the terminal keeps the one that is signed.',
    'Print N/A for a missing value: a gap on paper looks like a printer fault.',
  ],
  donts: [
    'Don’t add greys, tints or pictures: a thermal printer prints black only.',
    'Don’t use type below 10 px on the roll.',
  ],
};
