import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is a ticket: phone cameras read QR codes', use: 'Components/Print/QrCode' }],
  anatomy: [
    {
      part: 'Bars',
      is: 'CODE128. On paper every bar is a whole number of printer dots wide; the narrowest has one to three.',
    },
    { part: 'Quiet zone', is: 'Ten white modules on either side. Scanners need it, so keep it empty.' },
    { part: 'Number', is: 'The same in letters, for when the scanner doesn’t work.' },
  ],
  keyboard: [],
  dos: [
    'Set paperWidth on paper: 48 or 72 mm on a roll, 66 mm in half an A4 sheet.',
    'Keep it black on white, in the dark theme and in forced colours too.',
  ],
  donts: [
    'Don’t scale it with CSS: bars that are not whole dots don’t scan.',
    'Don’t encode more than the number. A text too long for the paper is only written.',
  ],
};
