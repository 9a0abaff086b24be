import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The status of a record: Boarded, Delivered', use: 'Components/Data/StatusBadge' }],
  anatomy: [
    { part: 'Swatch', is: 'A small seat with the style of the large one, including pattern and tick.' },
    { part: 'Label', is: 'Available, Reserved or Booked, as in the accessible name of a seat.' },
  ],
  keyboard: [],
  dos: [
    'Place it once, below the grid that it explains.',
    'Show it before a trip is chosen, too, so that nothing moves.',
  ],
  donts: ['Don’t add a style that no seat has.', 'Don’t use it as a filter: it is not interactive.'],
};
