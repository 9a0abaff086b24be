import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a button’s press that takes time', use: 'Controls/Button' },
    { when: 'The answer may be that there is nothing', use: 'Data/EmptyState' },
  ],
  anatomy: [
    {
      part: 'Bar',
      is: 'As high as a line of the text around it, as wide as the text is likely to be. It breathes; with reduced motion it stands still.',
    },
  ],
  keyboard: [],
  dos: [
    'Draw the shape of what is coming: as many rows, the same height, the same columns.',
    'Give the bars of one column different widths, so that it reads as text.',
    'Say in words nearby that it is loading: fetching Tickets data...',
  ],
  donts: [
    'Don’t use it for a screen that was seen a moment ago: old rows are worth more than grey bars.',
    'Don’t shape a skeleton whose form isn’t known, such as an error or a search without an answer.',
  ],
};
