import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'People know the date by heart and type it', use: 'Components/Controls/DateField' },
    { when: 'It is a range of days', use: 'Components/Controls/DateRangePicker' },
    { when: 'It includes a time', use: 'Components/Controls/DateTimeField' },
  ],
  anatomy: [
    {
      part: 'Field',
      is: 'A button that shows the selected day with the month in letters, else a placeholder.',
    },
    { part: 'Arrows', is: 'Show the previous and the next month.' },
    {
      part: 'Month and year',
      is: 'Two select lists: a year of birth or the end of a contract takes two selections, not forty presses.',
    },
    {
      part: 'Days',
      is: 'The month, with weeks from Sunday. The selected day is filled. Days that are out of range or not available are struck through.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the field: opens the calendar and focuses the selected day, else today. On a day: selects it.',
    },
    { keys: 'Arrow keys', does: 'Move by a day or a week, also into other months.' },
    { keys: 'Page up, Page down', does: 'Moves by a month; with Shift by a year.' },
    { keys: 'Home, End', does: 'Moves to the first or the last day of the month.' },
    {
      keys: 'Tab',
      does: 'Moves from the days to the arrows, the month and the year. The focus stays in the calendar.',
    },
    { keys: 'Escape', does: 'Closes the calendar without a change. The focus returns to the field.' },
  ],
  dos: [
    'Disable the days on which nothing runs, instead of showing an error afterwards.',
    'Set the first and the last valid day: a trip is not planned for last week.',
  ],
  donts: ['Don’t ask for a date of birth with it.', 'Don’t disable days without explaining nearby why.'],
};
