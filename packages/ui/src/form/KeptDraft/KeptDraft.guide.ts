import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The form continues by itself, after a reload', use: 'Components/Form/KeptNotice' },
    { when: 'The user is about to leave', use: 'Components/Overlay/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'Whose it is: Your unfinished ticket of Ada Obi.' },
    { part: 'Facts', is: 'What was chosen so far, in one line.' },
    {
      part: 'Continue',
      is: 'With the initial focus, unless another bus was opened: then Start over has it.',
    },
    { part: 'Start over', is: 'Empties the form: this is the next customer.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Continues, or starts over.' },
    { keys: 'Tab', does: 'Moves to the other.' },
  ],
  dos: ['Ask if the form was left for another screen: meanwhile the next customer may have come.'],
  donts: ['Don’t ask after a reload: the same customer still stands there.'],
};
