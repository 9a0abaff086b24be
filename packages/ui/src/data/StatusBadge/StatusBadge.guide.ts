import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a number', use: 'Data/SummaryCard' },
    { when: 'It is a sentence about the page', use: 'Flow/Notice' },
  ],
  anatomy: [
    {
      part: 'Shape',
      is: 'Ring waits, arrow moves, square or tick or dot has arrived, cross and bar are refused. It holds on a monochrome print.',
    },
    { part: 'Word', is: 'The status as the server spells it. A long one is cut after about 24 letters.' },
    { part: 'Tint', is: 'Amber waits, blue moves, green has arrived, red is refused, grey is unknown.' },
  ],
  keyboard: [],
  dos: [
    'Put it in the same place in every row: last column, top right of a card.',
    'Show a status that the server invented as it is: grey with a diamond.',
  ],
  donts: [
    'Don’t press it: changing a status is an item of the row’s menu.',
    'Don’t colour other words with these tones: a green name looks like a status.',
    'Don’t use two in one row without saying which is which.',
  ],
};
