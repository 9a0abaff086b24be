import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a day without a time', use: 'Controls/DateField' },
    { when: 'Some days cannot be had', use: 'Controls/DatePicker' },
  ],
  anatomy: [
    { part: 'Label and error', is: 'As at every field. The part that is wrong is outlined.' },
    { part: 'Day', is: 'As in a DateField, with its calendar button.' },
    { part: 'Time', is: 'As it is typed; once it is left, as hh:mm of 24 hours.' },
    {
      part: 'Line below',
      is: 'What was understood once both are there, and always “Nigerian time”: 16 January 2025, 07:00 AM, Nigerian time.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the day, to the time, and on.' },
    { keys: '0 to 9, letters', does: 'The day as in a DateField; the time as 0630, 6:30, 18:30 or 6.30pm.' },
    { keys: 'Alt and Arrow down', does: 'At the day: opens the calendar; Escape puts it away.' },
  ],
  dos: ['Give it the first day that makes sense: a new trip does not leave yesterday.'],
  donts: [
    'Don’t use it for moments that the computer knows: it writes down itself when a ticket was sold.',
    'Don’t say in the hint which time is meant: the field does.',
  ],
};
