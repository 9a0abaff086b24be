import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a day without a time', use: 'Controls/DateField' },
    { when: 'Some days cannot be had', use: 'Controls/DatePicker' },
  ],
  anatomy: [
    { part: 'Label and error', is: 'As at every field.' },
    { part: 'Date and time', is: 'The browser’s own parts, in the order of this computer.' },
    {
      part: 'Calendar button',
      is: 'The browser’s own; on a phone the whole field opens its calendar and clock.',
    },
    {
      part: 'Hint, then what was understood',
      is: 'Lagos time until the moment is whole, then the moment in letters: 16 Jan 2025, 07:00 AM.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the first part, to the next ones, and on.' },
    { keys: '0 to 9', does: 'Fills the part and moves on to the next once it is whole.' },
    {
      keys: 'A, P',
      does: 'In the last part: morning or afternoon, where this computer writes twelve hours.',
    },
    { keys: 'Arrow up, Arrow down', does: 'Steps the part: a day, an hour, a minute.' },
    { keys: 'Arrow left, Arrow right', does: 'Moves between the parts.' },
  ],
  dos: [
    'Say in the hint which time is meant: a driver’s phone may be set to another one.',
    'Give it the first moment that makes sense: a new trip does not leave yesterday.',
  ],
  donts: [
    'Don’t use it for moments that the computer knows: it writes down itself when a ticket was sold.',
    'Don’t leave out the hint: the form below would jump once the moment is whole.',
  ],
};
