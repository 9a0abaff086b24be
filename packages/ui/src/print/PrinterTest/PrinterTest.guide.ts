import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a real receipt', use: 'Domain/Receipts and sheets/TicketReceipt' },
    { when: 'It is a preview only', use: 'Components/Print/PaperPreview' },
  ],
  anatomy: [
    {
      part: 'Edges',
      is: 'A line with a mark at each end. A missing mark means a wrong paper size or scale.',
    },
    { part: 'Codes', is: 'A QR code and a barcode of test numbers, to be scanned on the screen /test.' },
    { part: 'Letters', is: 'Naira sign, digits, the alphabet, and the dotted letters of Igbo and Yoruba.' },
    { part: 'Black bar', is: 'White streaks in it mean a dirty print head.' },
  ],
  keyboard: [],
  dos: [
    'Print it after a change of roll, driver or browser.',
    'Check the edges first, then scan both codes.',
  ],
  donts: [
    'Don’t print it with a real ticket’s number: the test numbers belong to no record.',
    'Don’t give it a letterhead: it must not be mistaken for a receipt.',
  ],
};
