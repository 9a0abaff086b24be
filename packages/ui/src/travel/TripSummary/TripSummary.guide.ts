import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A trip outside of a sale', use: 'Components/Data/DescriptionList' },
    { when: 'The ticket is already sold', use: 'Domain/Trips and seats/TicketOverview' },
  ],
  anatomy: [
    { part: 'Route', is: 'Origin and destination.' },
    {
      part: 'Facts',
      is: 'Travel date, vehicle, number of seats, available seats, fare per seat if the company charges by seat, seats chosen.',
    },
    { part: 'Amount', is: 'The price of the ticket, in the largest figures of the screen.' },
    { part: 'Placeholder', is: 'Before a trip is chosen: Select trip to view info.' },
  ],
  keyboard: [],
  dos: [
    'Keep it beside all three steps: the clerk says the price while typing the name.',
    'Put it into the wizard’s aside or a Card, which frames it.',
  ],
  donts: [
    'Don’t put interactive elements into it.',
    'Don’t show an amount before it is known: ₦0.00 would be read out.',
  ],
};
