import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a real receipt', use: 'Print/TicketReceipt' },
    { when: 'It is only to be looked at', use: 'Print/PaperPreview' },
  ],
  anatomy: [
    {
      part: 'Edges',
      is: 'A line with an end at either side. An end that is missing says: wrong paper size or scale.',
    },
    { part: 'Codes', is: 'A QR code and bars of test numbers, to be scanned back on the screen /test.' },
    { part: 'Letters', is: 'Naira, figures and the dotted letters of Igbo and Yoruba.' },
    { part: 'Black bar', is: 'White streaks in it are a dirty head.' },
  ],
  keyboard: [],
  dos: ['Print it after a new roll, driver or browser.', 'Look at the edges first, then scan both codes.'],
  donts: [
    'Don’t print it with a real ticket’s number: the test numbers belong to nobody.',
    'Don’t give it a letterhead: nobody shall take it for a receipt.',
  ],
};
