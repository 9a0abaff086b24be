import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One sum says it', use: 'Data/SummaryCard' },
    { when: 'Each ticket, waybill and expense matters', use: 'Data/OperationList' },
  ],
  anatomy: [
    { part: 'Key', is: 'The three kinds of money with their pattern and their sum over the whole period.' },
    {
      part: 'Columns',
      is: 'A day, week, month or year each: waybills standing on tickets, expenses beside them. What was taken back hangs below the line.',
    },
    { part: 'Tip', is: 'The figures of the column under the mouse, to the kobo.' },
    { part: 'Table', is: 'The same figures in rows, unfolded on request; it scrolls in its own box.' },
    { part: 'Empty', is: 'One sentence in place of an empty chart.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to Show as a table, then to the unfolded table, which the arrow keys scroll. The columns take none: the table says the same.',
    },
    { keys: 'Enter, Space', does: 'Unfolds the table and folds it again.' },
  ],
  dos: [
    'Name the period in its label and let it follow the period picker.',
    'Give it the days without takings too: a gap is a fact.',
  ],
  donts: [
    'Don’t put two beside one another: a super admin compares periods by choosing them.',
    'Don’t show it on a phone before the sums: those are read first.',
  ],
};
