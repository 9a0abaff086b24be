import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'All the keys of a screen are listed', use: 'Overlay/ShortcutHelp' }],
  anatomy: [
    {
      part: 'Key',
      is: 'Its name as it is printed on the keyboard, in a frame with a thicker lower edge. It takes the colour of what it stands in.',
    },
  ],
  keyboard: [],
  dos: [
    'Show it at what is pressed a hundred times a day: Next, the search box.',
    'Name keys as they are printed: Enter, Esc, /.',
  ],
  donts: [
    'Don’t show it where the key does something else than a press beside it.',
    'Don’t use it for a chord of three keys: nobody learns that in passing.',
  ],
};
