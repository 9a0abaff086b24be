import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It shows money over time, without a table beside it', use: 'Components/Data/IncomeChart' },
    { when: 'A single sum is enough', use: 'Components/Data/SummaryCard' },
  ],
  anatomy: [
    { part: 'Legend', is: 'The series, each with its pattern and its total.' },
    {
      part: 'Bars',
      is: 'A bar for each row, or a column for each day. Negative values are on the other side of the zero line.',
    },
    {
      part: 'Limit',
      is: 'Of more than twelve rows the largest twelve, and the number of all rows. Days are not limited.',
    },
  ],
  keyboard: [],
  dos: ['Place a table of the same figures below it: the bars are hidden from screen readers.'],
  donts: ['Don’t show the chart of a report without rows: show an empty state.'],
};
