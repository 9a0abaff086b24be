import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is only to be read or filled in', use: 'Overlay/Modal' },
    { when: 'It has already happened', use: 'Overlay/Toaster' },
    { when: 'It warns without asking anything', use: 'Flow/Notice' },
  ],
  anatomy: [
    {
      part: 'Emblem',
      is: 'A red triangle where something is lost, a blue question mark where one can come back.',
    },
    { part: 'Question', is: 'One sentence that names the act and the thing. It names the dialog.' },
    { part: 'Notes', is: 'What it means, one sentence each: what is lost, what cannot be undone.' },
    { part: 'Content', is: 'Optional: the record itself, or a reason to be typed.' },
    { part: 'Way out', is: 'Left. It has the focus from the start: No, Cancel.' },
    {
      part: 'Act',
      is: 'Right, in red where something is lost: Yes, Delete. It turns while the server is asked.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Presses what has the focus: at first the way out, so a stray Enter changes nothing.',
    },
    { keys: 'Tab', does: 'Goes on to the act, and stays inside of the dialog.' },
    { keys: 'Escape', does: 'Cancels. Nothing happens while the act runs.' },
  ],
  dos: [
    'Keep it open while the act runs, and close it when the server has answered.',
    'Answer with the verb of the question: Yes, Delete and No, Cancel; Leave and Stay.',
    'Say in the notes what is lost: travelers, seats and payments of the trip.',
  ],
  donts: [
    'Don’t ask before what can be taken back: a status that the next menu sets right, a filter, a search.',
    'Don’t ask twice. One dialog, one answer.',
    'Don’t use danger for logging out: nobody loses a ticket by it.',
  ],
};
