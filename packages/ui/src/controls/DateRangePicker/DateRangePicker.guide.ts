import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Most people want today, last week or last month', use: 'Controls/PeriodPicker' },
    { when: 'It is one day', use: 'Controls/DatePicker' },
  ],
  anatomy: [
    { part: 'Field', is: 'A button that says both days in letters; one day alone is said once.' },
    { part: 'Arrows, month and year', is: 'As in the calendar of a single day.' },
    {
      part: 'Days',
      is: 'The first and the last are filled, those between them tinted in one band; out of bounds or taken is struck through.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the field: unfolds the calendar. On a day: the first press sets the first day, the second the last.',
    },
    {
      keys: 'Arrow keys',
      does: 'Walk by a day and by a week; after the first day they draw the band along.',
    },
    { keys: 'Page up, Page down', does: 'A month back and forth; with Shift a year.' },
    { keys: 'Home, End', does: 'The first and the last day of the month.' },
    { keys: 'Tab', does: 'From the days around to the arrows, the month and the year.' },
    { keys: 'Escape', does: 'Puts it away, after the first day too; the days from before stay.' },
  ],
  dos: [
    'Count both days in: 9 to 15 January is seven days of takings.',
    'Bound it by what there is: the figures end today.',
  ],
  donts: [
    'Don’t use two single calendars for a first and a last day.',
    'Don’t load anything after the first press: only both days are an answer.',
  ],
};
