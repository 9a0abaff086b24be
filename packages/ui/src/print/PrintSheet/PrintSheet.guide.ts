import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is a preview on the screen', use: 'Components/Print/PaperPreview' }],
  anatomy: [
    {
      part: 'Sheet',
      is: 'Rendered beside the app, neither visible nor read out on the screen. While it is mounted, only it prints.',
    },
    {
      part: 'Page rule',
      is: 'The size of the page: as long as the receipt on a roll, portrait A4 otherwise. No margins.',
    },
    { part: 'Slips', is: 'Parts that are cut off a roll one by one, each a page of its own.' },
  ],
  keyboard: [],
  dos: [
    'Mount it with the screen, so that the browser’s own print command prints the receipt, too.',
    'Print with usePrint: it waits for the fonts and can name the file after the ticket.',
  ],
  donts: ['Don’t mount two at a time.', 'Don’t set @page anywhere else: two rules for one page conflict.'],
};
