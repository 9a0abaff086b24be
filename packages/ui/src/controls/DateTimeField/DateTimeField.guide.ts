import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a date without a time', use: 'Components/Controls/DateField' },
    { when: 'Some days are not available', use: 'Components/Controls/DatePicker' },
  ],
  anatomy: [
    { part: 'Label and error', is: 'The same as in every field. The invalid part is outlined.' },
    { part: 'Day', is: 'The same as in a DateField, with its calendar button.' },
    { part: 'Time', is: 'As typed. When it loses the focus, as hh:mm on a 24-hour clock.' },
    {
      part: 'Hint',
      is: 'The parsed date and time once both are complete, and always “Nigerian time”: Thu 16 Jan 2025, 07:00 AM, Nigerian time.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the day, to the time, and to the next field.' },
    { keys: '0 to 9, letters', does: 'The day as in a DateField; the time as 0630, 6:30, 18:30 or 6.30pm.' },
    { keys: 'Alt and Arrow down', does: 'In the day: opens the calendar. Escape closes it.' },
  ],
  dos: ['Set the first valid day: a new trip does not leave yesterday.'],
  donts: [
    'Don’t use it for times that the system records itself, such as when a ticket was sold.',
    'Don’t repeat the time zone in the hint: the field shows it.',
  ],
};
