import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Tickets, trips, waybills compared by column', use: 'Data/DataTable' },
    { when: 'What happened to one ticket or waybill', use: 'Data/Timeline' },
    { when: 'How income went over days', use: 'Data/IncomeChart' },
  ],
  anatomy: [
    { part: 'Emblem', is: 'A ticket, a parcel or a receipt: what made the line.' },
    { part: 'Description', is: 'What it was; under it from where to where, or at which terminal.' },
    { part: 'Reversal', is: 'On a line that takes an earlier one back. Neither line is ever removed.' },
    { part: 'Amount', is: 'Signed: + came in, − went out. Colour repeats the sign.' },
    { part: 'Time', is: 'Day and hour in Lagos.' },
    { part: 'Footer', is: 'How many of how many, and Show more. What failed to come is said beside it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from line to line, then to Show more.' },
    { keys: 'Enter', does: 'Follows the line to its details, or fetches older lines.' },
  ],
  dos: [
    'Sort by time, newest first, also when filtered.',
    'Let the figures above it be the sum of what is listed.',
    'Keep what is there when the next lines don’t come.',
  ],
  donts: [
    'Don’t hide reversals: the sum would no longer be that of the lines.',
    'Don’t put a menu into a line; what can be done with it is on its details.',
  ],
};
