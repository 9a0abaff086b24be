import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A button is working on its press', use: 'Controls/Button' },
    { when: 'A list or a card is on its way', use: 'Data/Skeleton' },
  ],
  anatomy: [
    {
      part: 'Ring',
      is: 'An open ring as large as an icon, in the colour of the text beside it. It turns once a second, and stands still for those who asked for stillness.',
    },
  ],
  keyboard: [],
  dos: [
    'Say in words beside it what is going on, where there is room.',
    'Show it where the answer will appear.',
  ],
  donts: [
    'Don’t lay it over the screen: a clerk can go on reading meanwhile.',
    'Don’t show it for what takes less than the blink of an eye.',
  ],
};
