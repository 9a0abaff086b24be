import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It has content to read or fill in', use: 'Components/Overlay/Modal' },
    { when: 'The action has already happened', use: 'Components/Overlay/Toaster' },
    { when: 'It is a warning without a question', use: 'Components/Flow/Notice' },
  ],
  anatomy: [
    {
      part: 'Icon',
      is: 'A red triangle if something is lost, a blue question mark if the user can come back.',
    },
    { part: 'Title', is: 'One question that names the action and the record. It is the accessible name.' },
    { part: 'Notes', is: 'The consequences, one sentence each: what is lost, what cannot be undone.' },
    { part: 'Content', is: 'Optional: the record itself, or a field for a reason.' },
    { part: 'Cancel button', is: 'On the left, with the initial focus: No, Cancel.' },
    {
      part: 'Confirm button',
      is: 'On the right, red if something is lost: Yes, Delete. It shows a spinner while the action runs.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Presses the focused button, initially the cancel button, so a stray Enter changes nothing.',
    },
    { keys: 'Tab', does: 'Moves to the confirm button, and stays inside the dialog.' },
    { keys: 'Escape', does: 'Cancels. Nothing happens while the action runs.' },
  ],
  dos: [
    'Keep it open while the action runs, and close it when the server has responded.',
    'Repeat the verb of the question in the buttons: Yes, Delete and No, Cancel; Leave and Stay.',
    'Say in the notes what is lost: travelers, seats and payments of the trip.',
  ],
  donts: [
    'Don’t ask before an action that can be undone: a status that the next menu can correct, a filter, a search.',
    'Don’t ask twice. One dialog, one answer.',
    'Don’t use `danger` for logging out: nothing is lost.',
  ],
};
