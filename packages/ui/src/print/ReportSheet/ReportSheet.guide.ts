import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is one drawer’s shift', use: 'Print/ShiftReport' }],
  anatomy: [
    { part: 'Head', is: 'The company, what the report is and when it was printed.' },
    { part: 'Facts', is: 'The days, and the terminal or route that it is narrowed to.' },
    { part: 'Figures', is: 'The rows as on the screen; a long table repeats its head on each page.' },
    { part: 'Total', is: 'What the rows come to together, under a heavy line.' },
  ],
  keyboard: [],
  dos: ['Print it on A4: a roll has no room for columns.'],
  donts: ['Don’t print what is narrowed without saying to what.'],
};
