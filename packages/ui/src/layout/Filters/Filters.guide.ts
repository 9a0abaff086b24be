import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The few options should all be visible', use: 'Components/Controls/FilterButtons' },
    { when: 'It searches for text', use: 'Components/Controls/SearchBox' },
    { when: 'The fields are saved', use: 'Components/Layout/Stack' },
  ],
  anatomy: [
    {
      part: 'Fields',
      is: 'Two or three with hidden labels: period, terminal. Each is as wide as its value.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through them from left to right, before the list that they filter.' },
  ],
  dos: [
    'Apply each change at once, without a button to confirm.',
    'Use values that are clear without a label: All terminals, Last 7 Days.',
  ],
  donts: [
    'Don’t add a fourth; put rarely used filters into a modal behind Filter.',
    'Don’t hide the labels of fields that could be confused.',
  ],
};
