import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is to be seen on the screen', use: 'Print/PaperPreview' }],
  anatomy: [
    {
      part: 'Sheet',
      is: 'Beside the app, unseen and unheard on the screen. While it is there, only it prints.',
    },
    {
      part: 'Page rule',
      is: 'The size of the page: as long as the receipt on a roll, upright A4 otherwise. No margins.',
    },
    { part: 'Slips', is: 'Parts that are cut from a roll one by one, each a page of its own.' },
  ],
  keyboard: [],
  dos: [
    'Mount it with the screen, so that the browser’s own print command gives the receipt, too.',
    'Print with usePrint: it waits for the fonts and gives the file the ticket’s name.',
  ],
  donts: [
    'Don’t mount two at a time.',
    'Don’t set @page anywhere else: two rules on one page are one too many.',
  ],
};
