import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The trip beside the entire form', use: 'Domain/Trips and seats/TripSummary' },
    { when: 'The ticket is already sold', use: 'Domain/Trips and seats/TicketOverview' },
  ],
  anatomy: [{ part: 'Line', is: 'Destination, day, time, seats and amount, as they are said aloud.' }],
  keyboard: [],
  dos: ['Show it on the last step, above the submit button.'],
  donts: ['Don’t add more: nobody reads a long text back.'],
};
