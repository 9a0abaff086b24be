import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The action of a button is in progress', use: 'Components/Controls/Button' },
    { when: 'A list or a card is loading', use: 'Components/Data/Skeleton' },
  ],
  anatomy: [
    {
      part: 'Ring',
      is: 'An open ring of the size of an icon, in the colour of the surrounding text. It turns about once a second, and not at all with reduced motion.',
    },
  ],
  keyboard: [],
  dos: [
    'Describe in a text beside it what is in progress, where there is room.',
    'Show it where the result will appear.',
  ],
  donts: [
    'Don’t cover the screen with it: clerks can go on reading.',
    'Don’t show it for anything that is over in an instant.',
  ],
};
