import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'A record has a status: Boarded, Delivered', use: 'Data/StatusBadge' }],
  anatomy: [
    { part: 'Swatch', is: 'A small seat in the look of the large one, pattern and tick included.' },
    { part: 'Word', is: 'Available, Reserved or Booked, as the seat itself says it to a screen reader.' },
  ],
  keyboard: [],
  dos: [
    'Let it stand under the grid that it explains, once.',
    'Show it before a trip is chosen, too: nothing jumps then.',
  ],
  donts: ['Don’t add a look to it that no seat has.', 'Don’t use it as a filter: there is nothing to press.'],
};
