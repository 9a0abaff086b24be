import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The whole ledger; tickets, trips, waybills compared by column', use: 'Data/DataTable' },
    { when: 'What happened to one ticket or waybill', use: 'Data/Timeline' },
    { when: 'How income went over days', use: 'Data/IncomeChart' },
  ],
  anatomy: [
    { part: 'Emblem', is: 'A ticket, a parcel or a receipt: what made the line.' },
    { part: 'Description', is: 'What it was; under it from where to where, or at which terminal.' },
    { part: 'Reversal', is: 'On a line that takes an earlier one back. Neither line is ever removed.' },
    { part: 'Amount', is: 'Signed: + came in, − went out. Colour repeats the sign.' },
    { part: 'Time', is: 'Day and hour in Lagos.' },
    { part: 'Footer', is: 'How many of how many.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from line to line.' },
    { keys: 'Enter', does: 'Follows the line to its details.' },
  ],
  dos: ['Show the newest lines, newest first, also when filtered.', 'Lead to the whole ledger beside it.'],
  donts: [
    'Don’t hide reversals: the sum would no longer be that of the lines.',
    'Don’t put a menu into a line; what can be done with it is on its details.',
  ],
};
