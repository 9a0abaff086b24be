import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Money is shown as time goes by, without a table beside it', use: 'Data/IncomeChart' },
    { when: 'One sum says it', use: 'Data/SummaryCard' },
  ],
  anatomy: [
    { part: 'Key', is: 'What is drawn, with its pattern and what it comes to.' },
    {
      part: 'Bars',
      is: 'A bar for each row, or a column for each day; what was taken back hangs on the other side of the line.',
    },
    { part: 'Cut', is: 'Of more than twelve rows the largest, and how many there are.' },
  ],
  keyboard: [],
  dos: ['Put a table of the same figures under it: the drawing is not read aloud.'],
  donts: ['Don’t draw a report without rows: say that it has none.'],
};
