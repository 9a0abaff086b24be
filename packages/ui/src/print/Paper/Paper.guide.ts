import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is to be printed', use: 'Print/PrintSheet' },
    { when: 'It lies on a page for somebody to look at', use: 'Print/PaperPreview' },
  ],
  anatomy: [
    {
      part: 'Sheet',
      is: 'In millimetres: a roll is 80 mm wide and as long as what is on it, A4 is 210 mm wide.',
    },
    { part: 'Edge', is: 'What printers cannot print on. 72 mm of a roll are left, 174 mm of A4.' },
  ],
  keyboard: [],
  dos: [
    'Let whatever stands on it ask for the paper (usePaper) and set itself: one column or a page.',
    'Use the sizes of ink and inkText on it. They are made for thermal heads.',
  ],
  donts: [
    'Don’t use colour tokens on it: paper is black on white in every theme.',
    'Don’t make it fit a narrow window. What is set anew there would print differently.',
  ],
};
