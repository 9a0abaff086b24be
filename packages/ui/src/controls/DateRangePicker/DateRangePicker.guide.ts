import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Most people want today, last week or last month', use: 'Components/Controls/PeriodPicker' },
    { when: 'It is a single day', use: 'Components/Controls/DatePicker' },
  ],
  anatomy: [
    {
      part: 'Field',
      is: 'A button that shows both days with the month in letters. A range of one day is shown once.',
    },
    { part: 'Arrows, month and year', is: 'The same as in the calendar of a DatePicker.' },
    {
      part: 'Days',
      is: 'The first and the last day are filled, those between them tinted. Days that are out of range or not available are struck through.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the field: opens the calendar. On a day: the first press sets the first day, the second the last.',
    },
    {
      keys: 'Arrow keys',
      does: 'Move by a day or a week. After the first day is set, the range follows the focus.',
    },
    { keys: 'Page up, Page down', does: 'Moves by a month; with Shift by a year.' },
    { keys: 'Home, End', does: 'Moves to the first or the last day of the month.' },
    { keys: 'Tab', does: 'Moves from the days to the arrows, the month and the year.' },
    {
      keys: 'Escape',
      does: 'Closes the calendar, also after the first day is set. The previous range stays.',
    },
  ],
  dos: [
    'Include both days in the range: 9 to 15 January is seven days of income.',
    'Limit the range to the days that have data: figures end today.',
  ],
  donts: [
    'Don’t use two DatePickers for a first and a last day.',
    'Don’t load anything after the first press: only two days are a range.',
  ],
};
