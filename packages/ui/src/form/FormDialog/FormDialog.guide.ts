import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It has nothing to fill in', use: 'Components/Overlay/Modal' },
    { when: 'It asks a yes-or-no question', use: 'Components/Overlay/ConfirmDialog' },
    { when: 'A schema decides what is valid', use: 'Components/Form/CheckedDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'What is done, with the record: Role of Ada Obi.' },
    { part: 'Fields', is: 'One below the other, after what must be known first.' },
    { part: 'Cancel button', is: 'On the left. Nothing that was typed is kept.' },
    { part: 'Submit button', is: 'On the right; it shows a spinner while the form is saved.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a single-line field: submits.' },
    { keys: 'Escape', does: 'Closes the dialog.' },
  ],
  dos: ['Keep it open until the server has responded, and the values in it if it refuses.'],
  donts: [
    'Don’t close it by a click outside: what was typed would be lost.',
    'Don’t put more than about six fields into it: a record has a page of its own.',
  ],
};
