import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The image is part of the product', use: 'Components/Layout/Brand' }],
  anatomy: [
    { part: 'Label, error, hint', is: 'The same as in every field.' },
    { part: 'Image', is: 'The saved image, on white in both themes. Left out if there is none.' },
    { part: 'Buttons', is: 'One opens the file dialog of the system, one removes the saved image.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the buttons.' },
    { keys: 'Enter, Space', does: 'Activates the button.' },
  ],
  dos: [
    'Validate the content of the file: its name proves nothing.',
    'Say in the hint where the image is shown.',
  ],
  donts: ['Don’t save the chosen file unchanged: re-encode the image.'],
};
