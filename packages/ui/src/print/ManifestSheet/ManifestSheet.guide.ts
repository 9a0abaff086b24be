import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is the receipt of one passenger', use: 'Domain/Receipts and sheets/TicketReceipt' }],
  anatomy: [
    {
      part: 'Header',
      is: 'The company, the title, and the copy: the original goes with the driver, the duplicate stays.',
    },
    { part: 'Trip', is: 'Origin and destination, departure, vehicle and driver.' },
    {
      part: 'Passengers',
      is: 'By seat: name, phone, address, next of kin, and whether they boarded or were a no-show. A missing detail is a line of 40 mm to write on.',
    },
    { part: 'Totals', is: 'Seats sold, boarded, no-shows, and which details are still missing.' },
    { part: 'Parcels', is: 'The loaded parcels by waybill: goods, pieces, weight, and their totals.' },
  ],
  keyboard: [],
  dos: ['Print both copies together, so that they are identical.'],
  donts: ['Don’t print amounts: the driver’s copy leaves the terminal.'],
};
