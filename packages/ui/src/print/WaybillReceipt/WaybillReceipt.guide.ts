import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A passenger travels', use: 'Print/TicketReceipt' },
    { when: 'The clerk checks it on the screen', use: 'Travel/WaybillOverview' },
  ],
  anatomy: [
    {
      part: 'Letterhead and title',
      is: 'Who carries it, Official Logistics Receipt - Waybill Copy, whose copy, when, its number.',
    },
    {
      part: 'Sender, receiver, payment',
      is: 'Names, phones, amount and method. The terminals stand as the route above.',
    },
    { part: 'Goods', is: 'QTY, WT., HANDLING and WORTH in one row, the description under it.' },
    {
      part: 'Terms and signatures',
      is: 'The company’s signature; on the company’s copy also a line for the sender’s.',
    },
    { part: 'Barcode', is: 'The number, 72 mm wide at most on a roll, 66 mm on A4.' },
    {
      part: 'Cut line',
      is: 'On A4 between the customer’s and the company’s half. On a roll each copy is a slip.',
    },
  ],
  keyboard: [],
  dos: [
    'Print a WaybillSheet: it holds both copies.',
    'Write Unknown for a missing number, terminal or worth, Nil for no handling, N/A for no description.',
  ],
  donts: [
    'Don’t press long texts into half a page: the second copy then has a page of its own.',
    'Don’t shorten the terms. They are what the 72 hours are counted by.',
  ],
};
