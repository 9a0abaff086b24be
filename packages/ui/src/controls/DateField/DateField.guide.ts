import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The weekday matters, or some days are not available', use: 'Components/Controls/DatePicker' },
    { when: 'It includes a time: a departure', use: 'Components/Controls/DateTimeField' },
    { when: 'It is a range of days', use: 'Components/Controls/DateRangePicker' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'The same as in every field.' },
    {
      part: 'Date',
      is: 'As typed. When the field loses the focus, as dd/mm/yyyy. Text that is not a date stays as it is.',
    },
    {
      part: 'Parsed date',
      is: 'The date with the month in letters: 23 Apr 1991. Shown once the date is complete.',
    },
    { part: 'Calendar button', is: 'Opens the calendar. It is not a tab stop.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the field, and on to the next one.' },
    {
      keys: '0 to 9, letters',
      does: 'Day, month and year in this order: 25121992, 25/12/92, 25-12-1992, 3 Apr 92.',
    },
    { keys: 'Alt and Arrow down', does: 'Opens the calendar. Escape closes it.' },
  ],
  dos: [
    'Use it for dates that people know by heart: a date of birth, yesterday’s booking.',
    'Set the last valid day: a two-digit year is then never read as a later one.',
  ],
  donts: [
    'Don’t show an error before the field loses the focus: an incomplete date is not a wrong one.',
    'Don’t treat the value as a date without validation: it may be the text as typed.',
  ],
};
