import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A single sum is enough', use: 'Components/Data/SummaryCard' },
    { when: 'The individual tickets, waybills and expenses matter', use: 'Components/Data/OperationList' },
  ],
  anatomy: [
    { part: 'Legend', is: 'The three series, each with its pattern and its total for the whole period.' },
    {
      part: 'Columns',
      is: 'One per day, week, month or year: waybills stacked on tickets, expenses beside them. If reversals exceed income, the amount is below the zero line.',
    },
    { part: 'Tooltip', is: 'The exact figures of the hovered column, to the kobo.' },
    { part: 'Table', is: 'The same figures in rows, expanded on request. It scrolls in its own container.' },
    { part: 'Empty state', is: 'One sentence instead of an empty chart.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to Show as a table, then to the expanded table, which scrolls with the arrow keys. The columns are not focusable: the table has the same figures.',
    },
    { keys: 'Enter, Space', does: 'Expands and collapses the table.' },
  ],
  dos: [
    'Name the period in the label, and update it with the period picker.',
    'Include days without income: gaps are information.',
  ],
  donts: [
    'Don’t place two side by side: a super admin compares periods by selecting them.',
    'Don’t show it above the sums on a phone: those are read first.',
  ],
};
