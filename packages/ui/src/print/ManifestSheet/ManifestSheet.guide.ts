import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is one passenger’s own paper', use: 'Print/TicketReceipt' }],
  anatomy: [
    {
      part: 'Head',
      is: 'The company, what it is, and whose copy: the original goes with the driver, the duplicate stays.',
    },
    { part: 'Trip', is: 'From where to where, when, with which vehicle and driver.' },
    {
      part: 'Passengers',
      is: 'By seat: name, phone, address, next of kin. Who is aboard says so, and who did not come.',
    },
    { part: 'Totals', is: 'Seats sold, boarded, no-shows, and what nobody has said yet.' },
    { part: 'Parcels', is: 'What goes along, by waybill: goods, pieces, weight, and their totals.' },
  ],
  keyboard: [],
  dos: ['Print both copies at once: they are the same to the minute.'],
  donts: ['Don’t put an amount on it: the driver’s copy travels.'],
};
