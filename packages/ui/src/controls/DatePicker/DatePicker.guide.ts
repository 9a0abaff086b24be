import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'People know the day by heart and type it', use: 'Controls/DateField' },
    { when: 'It is from one day to another', use: 'Controls/DateRangePicker' },
    { when: 'A time belongs to it', use: 'Controls/DateTimeField' },
  ],
  anatomy: [
    { part: 'Field', is: 'A button that says the chosen day in letters, else what to do.' },
    { part: 'Arrows', is: 'One month back and forth.' },
    {
      part: 'Month and year',
      is: 'Two lists: a birth year or the end of a contract is two choices away, not forty presses.',
    },
    {
      part: 'Days',
      is: 'The month, Sunday first. Chosen is filled; out of bounds or taken is struck through.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the field: unfolds the calendar with the focus on the chosen day, else on today. On a day: chooses it.',
    },
    { keys: 'Arrow keys', does: 'Walk by a day and by a week, into the next month too.' },
    { keys: 'Page up, Page down', does: 'A month back and forth; with Shift a year.' },
    { keys: 'Home, End', does: 'The first and the last day of the month.' },
    {
      keys: 'Tab',
      does: 'From the days around to the arrows, the month and the year; the focus stays in the calendar.',
    },
    { keys: 'Escape', does: 'Puts it away; the day from before stays, and the focus is on the field again.' },
  ],
  dos: [
    'Strike out the days on which nothing runs, instead of complaining afterwards.',
    'Give it bounds: a trip is not planned for last week.',
  ],
  donts: [
    'Don’t ask for a birth date with it.',
    'Don’t strike out days without saying somewhere near it why.',
  ],
};
