import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is a list of all shortcuts of a screen', use: 'Components/Overlay/ShortcutHelp' }],
  anatomy: [
    {
      part: 'Key',
      is: 'The name of the key as printed on the keyboard, in a frame with a thicker lower edge and in the colour of the surrounding text.',
    },
  ],
  keyboard: [],
  dos: [
    'Show it on controls that are used a hundred times a day: Next, the search box.',
    'Name keys as they are printed: Enter, Esc, /.',
  ],
  donts: [
    'Don’t show it where the key does something else than the control.',
    'Don’t use it for combinations of three keys: nobody learns them in passing.',
  ],
};
