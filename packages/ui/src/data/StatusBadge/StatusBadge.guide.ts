import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a number', use: 'Components/Data/SummaryCard' },
    { when: 'It is a message about the page', use: 'Components/Flow/Notice' },
  ],
  anatomy: [
    {
      part: 'Icon',
      is: 'Ring: waiting. Half circle or arrow: in progress. Square, tick or dot: done or active. Cross or bar: refused or ended. Readable on a monochrome print.',
    },
    {
      part: 'Label',
      is: 'The status as the server spells it. A long one is truncated after about 24 characters.',
    },
    {
      part: 'Colour',
      is: 'Amber: waiting. Blue: in progress. Green: done or active. Red: refused or ended. Grey: inactive or unknown.',
    },
  ],
  keyboard: [],
  dos: [
    'Put it in the same place in every row: the last column, the top right of a card.',
    'Show an unknown status as the server sends it: grey, with a diamond. Statuses of your own stay grey: the colours are the domain’s.',
  ],
  donts: [
    'Don’t make it interactive: the status is changed in the row’s menu.',
    'Don’t use these colours for other words: a green name looks like a status.',
    'Don’t use two in one row without saying which is which.',
  ],
};
