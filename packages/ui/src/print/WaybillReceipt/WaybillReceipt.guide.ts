import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is for a passenger', use: 'Domain/Receipts and sheets/TicketReceipt' },
    { when: 'The clerk checks it on the screen', use: 'Domain/Trips and seats/WaybillOverview' },
  ],
  anatomy: [
    {
      part: 'Letterhead and title',
      is: 'The company, Official Logistics Receipt - Waybill Copy, which copy, date, number.',
    },
    {
      part: 'Account',
      is: 'While a transfer is awaited, on the customer’s copy from a roll: the account number of this sale, with a QR code of it.',
    },
    {
      part: 'Sender, receiver, payment',
      is: 'Names, phones, amount and method. The terminals are shown as the route above.',
    },
    { part: 'Goods', is: 'QTY, WT., HANDLING and WORTH in one row, the description below it.' },
    {
      part: 'Terms and signatures',
      is: 'The terms and the company’s signature; on the company’s copy also a line for the sender’s.',
    },
    { part: 'Barcode', is: 'The number, at most 48 or 72 mm wide on a roll, 66 mm on A4.' },
    {
      part: 'Cut line',
      is: 'On A4 between the customer’s and the company’s half. On a roll each copy is a slip.',
    },
  ],
  keyboard: [],
  dos: [
    'Print a WaybillSheet: it holds both copies.',
    'Print Unknown for a missing number, terminal or worth, Nil for no handling, N/A for any other missing value.',
  ],
  donts: [
    'Don’t squeeze long texts into half a page: the second copy then moves to the next page.',
    'Don’t shorten the terms: they state the delivery period of 72 hours.',
  ],
};
