import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'One person alone is asked for', use: 'Controls/TextField' }],
  anatomy: [
    {
      part: 'Seat',
      is: 'One frame for each seat beside the traveler’s, lowest first: a name, and a phone if it is another one.',
    },
    {
      part: 'Own details',
      is: 'Unfolds address and next of kin; what stays empty is as the first passenger has it.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In a name: goes to the next one that is missing; after the last, the form goes on.',
    },
    { keys: 'Arrow down, Arrow up', does: 'In a name: go to the name of the next or previous seat.' },
    { keys: 'Tab', does: 'Walks all fields.' },
  ],
  dos: ['Show it under the traveler’s own fields, which it speaks of.'],
  donts: ['Don’t ask for what is the same for everybody: empty is an answer here.'],
};
