import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is the main button of a page without a list', use: 'Components/Layout/Page' },
    { when: 'Its fields filter figures', use: 'Components/Layout/Filters' },
    { when: 'It contains the actions of a row', use: 'Components/Overlay/RowMenu' },
  ],
  anatomy: [
    { part: 'Filters', is: 'At the left: search box, filter buttons, filters.' },
    { part: 'Actions', is: 'At the right, rarely used: print, export.' },
    {
      part: 'Primary action',
      is: 'At the far right: adds to the list. On a phone it is fixed to the bottom of the screen, within reach of the thumb.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from left to right: filters, actions, primary button, then the list.' },
  ],
  dos: [
    'Keep it in one row on a PC: a second one costs a row of the table.',
    'Put the search first: staff type before they look.',
  ],
  donts: [
    'Don’t use two toolbars on a page: on a phone their buttons would overlap.',
    'Don’t repeat actions of the row menu.',
  ],
};
