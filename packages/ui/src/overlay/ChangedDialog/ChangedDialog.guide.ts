import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The user has typed something that could be lost', use: 'Components/Overlay/ConflictDialog' },
    { when: 'Nobody else has changed the record', use: 'Components/Overlay/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'Names the record.' },
    { part: 'Who and when', is: 'One sentence from the server.' },
    {
      part: 'What changed',
      is: 'One line per fact: its current and its earlier value. Only facts that the user could see.',
    },
    { part: 'Cancel button', is: 'Leave it. It has the initial focus.' },
    { part: 'Confirm button', is: 'Takes the action on the record as it is now.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses the focused button, initially the cancel button.' },
    { keys: 'Tab', does: 'Moves to the confirm button.' },
    { keys: 'Escape', does: 'Leaves the record as it is.' },
  ],
  dos: ['Format amounts as on the page.', 'Refresh the list behind it, so that both show the same.'],
  donts: ['Don’t repeat the action automatically, however small the change.'],
};
