import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is what the screen is for', use: 'Flow/FormCard' },
    { when: 'It takes several steps', use: 'Flow/Wizard' },
    { when: 'It asks yes or no', use: 'Overlay/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Fields', is: 'Whatever stands in it; it has no look of its own.' },
    {
      part: 'Button',
      is: 'One that submits: inside, or in a dialog’s footer with `form` set to the form’s id.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'In a field of one line: submits.' }],
  dos: [
    'Let an incomplete form be submitted: it shows what is missing and takes the focus to the first such field.',
  ],
  donts: [
    'Don’t take the browser’s own form: after a failed attempt it would leave the focus on the button.',
  ],
};
