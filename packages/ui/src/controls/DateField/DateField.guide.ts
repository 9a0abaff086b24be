import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The weekday matters, or some days cannot be had', use: 'Controls/DatePicker' },
    { when: 'A time belongs to it: a departure', use: 'Controls/DateTimeField' },
    { when: 'It is from one day to another', use: 'Controls/DateRangePicker' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    {
      part: 'Date',
      is: 'As it is typed; once the field is left, as dd/mm/yyyy. Text that is no day stays as it is.',
    },
    { part: 'What was understood', is: 'The day in letters: 23 April 1991. There once the date is whole.' },
    { part: 'Calendar button', is: 'Opens the calendar. It is no stop for Tab.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it, and on to the next field.' },
    {
      keys: '0 to 9, letters',
      does: 'Day, month and year in this order: 25121992, 25/12/92, 25-12-1992, 3 Apr 92.',
    },
    { keys: 'Alt and Arrow down', does: 'Opens the calendar; Escape puts it away.' },
  ],
  dos: [
    'Use it for days that people know by heart: a birth date, a booking of yesterday.',
    'Give it the last day that makes sense: a year of two digits is then never after it.',
  ],
  donts: [
    'Don’t complain before the field is left: half a date is not a wrong one.',
    'Don’t take its answer for a day without checking: it may be the text as it was typed.',
  ],
};
