import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A button’s action is running', use: 'Components/Controls/Button' },
    { when: 'The response may be that there is no data', use: 'Components/Data/EmptyState' },
  ],
  anatomy: [
    {
      part: 'Bar',
      is: 'As high as a line of the surrounding text, as wide as the text is likely to be. It pulses; with reduced motion it stands still.',
    },
  ],
  keyboard: [],
  dos: [
    'Match the layout of the content: the same number of rows, the same height, the same columns.',
    'Vary the widths of the bars in a column, so that they look like text.',
    'Say in words nearby that it is loading: fetching Tickets data...',
  ],
  donts: [
    'Don’t use it for a screen that was just shown: earlier rows are more useful than grey bars.',
    'Don’t use it if the layout isn’t known, such as for an error or the results of a search.',
  ],
};
