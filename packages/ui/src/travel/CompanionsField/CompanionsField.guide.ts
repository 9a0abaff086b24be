import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It asks for one person only', use: 'Components/Controls/TextField' }],
  anatomy: [
    {
      part: 'Seat',
      is: 'One row per seat besides the traveler’s, lowest first: a name, and a phone if it is a different one.',
    },
    {
      part: 'Details',
      is: 'Shows the fields for address and next of kin, and on a phone the one for the phone; the first of them takes the focus. An empty one means the same as the first passenger’s.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In a name: moves to the next empty name; if there is none, it submits the form.',
    },
    { keys: 'Arrow down, Arrow up', does: 'In a name: move to the name of the next or previous seat.' },
    { keys: 'Tab', does: 'Moves through all fields.' },
  ],
  dos: ['Place it below the traveler’s own fields, to which it refers.'],
  donts: ['Don’t require what is the same for everybody: an empty field is valid here.'],
};
