import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is the report of one drawer’s shift', use: 'Domain/Receipts and sheets/ShiftReport' },
  ],
  anatomy: [
    { part: 'Header', is: 'The company, the title of the report and the time of printing.' },
    { part: 'Facts', is: 'The days, and the terminal or route that it is filtered by.' },
    { part: 'Figures', is: 'The rows as on the screen; a long table repeats its header on each page.' },
    { part: 'Total', is: 'The totals of the rows, below a heavy line.' },
  ],
  keyboard: [],
  dos: ['Print it on A4: a roll has no room for columns.'],
  donts: ['Don’t print a filtered report without its filter.'],
};
