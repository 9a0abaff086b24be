import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The one button of a page without a list', use: 'Layout/Page' },
    { when: 'Fields that narrow figures', use: 'Layout/Filters' },
    { when: 'What can be done with one row', use: 'Overlay/RowMenu' },
  ],
  anatomy: [
    { part: 'Narrowing', is: 'At the left: search box, filter buttons, filters.' },
    { part: 'Actions', is: 'At the right, rarely used: print, export.' },
    {
      part: 'Primary',
      is: 'At the far right: what adds to the list. On a phone it stays at the lower edge of the screen, under the thumb.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through it from left to right: what narrows, the actions, the primary button, then the list.',
    },
  ],
  dos: [
    'Keep it one row on a PC: it costs a row of the table.',
    'Put the search first: staff type before they look.',
  ],
  donts: [
    'Don’t put two toolbars onto a page: on a phone their buttons would lie on one another.',
    'Don’t repeat what the row menu does.',
  ],
};
