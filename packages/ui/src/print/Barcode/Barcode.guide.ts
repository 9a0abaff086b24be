import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is a ticket: a phone’s camera reads it too', use: 'Print/QrCode' }],
  anatomy: [
    { part: 'Bars', is: 'CODE128. On paper each is a whole number of the printer’s dots wide, up to three.' },
    { part: 'White ends', is: 'Ten modules on either side. A scanner needs them: nothing may stand there.' },
    { part: 'Number', is: 'The same in letters, for the day on which the scanner doesn’t work.' },
  ],
  keyboard: [],
  dos: [
    'Give paperWidth on paper: 72 mm on a roll, 66 mm in half an A4 sheet.',
    'Leave it black on white, in the dark theme and in forced colours too.',
  ],
  donts: [
    'Don’t scale it with CSS: bars that are no whole dots don’t scan.',
    'Don’t encode more than the number. A text too long for the paper is only written.',
  ],
};
