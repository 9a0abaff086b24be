import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The weekday matters, or some days cannot be had', use: 'Controls/DatePicker' },
    { when: 'A time belongs to it: a departure', use: 'Controls/DateTimeField' },
    { when: 'It is from one day to another', use: 'Controls/DateRangePicker' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    { part: 'Date', is: 'The browser’s own parts for day, month and year, in the order of this computer.' },
    { part: 'Calendar button', is: 'The browser’s own; on a phone the whole field opens its calendar.' },
    {
      part: 'What was understood',
      is: 'At the end, the month in letters: 23 Apr 1991. There once the date is whole.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the first part, to the next ones, and on.' },
    { keys: '0 to 9', does: 'Fills the part and moves on to the next once it is whole.' },
    { keys: 'Arrow up, Arrow down', does: 'Steps the part: a day, a month, a year.' },
    { keys: 'Arrow left, Arrow right', does: 'Moves between the parts.' },
    { keys: 'Backspace', does: 'Empties the part; the field is then empty until it is whole again.' },
  ],
  dos: [
    'Use it for days that people know by heart: a birth date, an expense of yesterday.',
    'Give it the first and the last day that make sense: nobody is born tomorrow.',
  ],
  donts: [
    'Don’t explain the order of day and month in the hint: it is another one on the next computer.',
    'Don’t complain before the field is left: half a date is not a wrong one.',
  ],
};
