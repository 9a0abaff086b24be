import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A few words to choose from, all in sight', use: 'Controls/FilterButtons' },
    { when: 'Searching by what is typed', use: 'Controls/SearchBox' },
    { when: 'Fields that are saved', use: 'Layout/Stack' },
  ],
  anatomy: [
    {
      part: 'Fields',
      is: 'Two or three, their labels hidden: period, terminal. Each is as wide as its answers.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through them from left to right, before the list that they narrow.' },
  ],
  dos: [
    'Apply each answer at once; there is no button to confirm.',
    'Name the answer so that it explains itself without a label: All terminals, Last 7 days.',
  ],
  donts: [
    'Don’t add a fourth; put rarely used ones into a modal behind Filter.',
    'Don’t use hidden labels for fields that could be mistaken for one another.',
  ],
};
