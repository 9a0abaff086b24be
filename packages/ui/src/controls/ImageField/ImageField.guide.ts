import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The picture belongs to the product', use: 'Layout/Brand' }],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    { part: 'Image', is: 'What is kept now, on white in both themes; left out while there is none.' },
    { part: 'Buttons', is: 'One opens the machine’s own dialog, one removes what is kept.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the buttons.' },
    { keys: 'Enter, Space', does: 'Presses them.' },
  ],
  dos: ['Look into the file: its name says nothing.', 'Say in the hint where the image will show.'],
  donts: ['Don’t keep what was chosen as it came: draw it anew.'],
};
