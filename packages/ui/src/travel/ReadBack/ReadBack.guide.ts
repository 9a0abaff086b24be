import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The trip beside the whole form', use: 'Travel/TripSummary' },
    { when: 'The ticket is sold already', use: 'Travel/TicketOverview' },
  ],
  anatomy: [{ part: 'Line', is: 'Destination, day, time, seats and amount, as they are said aloud.' }],
  keyboard: [],
  dos: ['Show it on the last step, above the button that sells.'],
  donts: ['Don’t add more: what is too long to be said is not read back.'],
};
