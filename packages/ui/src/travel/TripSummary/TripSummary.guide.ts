import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A trip is looked at outside of a sale', use: 'Data/DescriptionList' },
    { when: 'The ticket is sold', use: 'Travel/TicketOverview' },
  ],
  anatomy: [
    { part: 'Route', is: 'From where to where.' },
    {
      part: 'Facts',
      is: 'Travel date, vehicle, number of seats, available seats, fare per seat where that is the company’s rule, seats chosen.',
    },
    { part: 'Amount', is: 'What the ticket costs, in the largest figures of the screen.' },
    { part: 'Invitation', is: 'Before a trip is chosen: Select trip to view info.' },
  ],
  keyboard: [],
  dos: [
    'Keep it beside all three steps: the clerk names the price while typing the name.',
    'Give it the wizard’s aside or a Card as its frame.',
  ],
  donts: [
    'Don’t put anything to press into it.',
    'Don’t show an amount before there is one: ₦0.00 would be read out.',
  ],
};
