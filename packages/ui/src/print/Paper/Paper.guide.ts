import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The content is to be printed', use: 'Components/Print/PrintSheet' },
    { when: 'It is a preview on a page', use: 'Components/Print/PaperPreview' },
  ],
  anatomy: [
    {
      part: 'Sheet',
      is: 'In millimetres: a roll is 58 or 80 mm wide and as long as its content, A4 is 210 mm wide.',
    },
    { part: 'Margin', is: 'Where printers cannot print. It leaves 48 or 72 mm of a roll, 174 mm of A4.' },
  ],
  keyboard: [],
  dos: [
    'Let the content read the paper size (usePaper) and choose its layout: one column or a page.',
    'Use the sizes of ink and inkText on it: they are made for thermal printers.',
  ],
  donts: [
    'Don’t use colour tokens on it: paper is black on white in every theme.',
    'Don’t make it responsive: a layout for a narrow window would print differently.',
  ],
};
