import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The message stays true while the page is open', use: 'Components/Flow/Notice' },
    { when: 'One field is invalid: the message is at the field', use: 'Components/Controls/TextField' },
    { when: 'A list or a record could not be loaded', use: 'Components/Data/FailureState' },
    { when: 'It needs a response', use: 'Components/Overlay/ConfirmDialog' },
    { when: 'It is an error of more than one line', use: 'Components/Overlay/ErrorDialog' },
  ],
  anatomy: [
    {
      part: 'Position',
      is: 'Top right, in a place that the header keeps free; in a narrow window in a strip above it. The newest is on top, and the time of the one below it stands still.',
    },
    {
      part: 'Icon',
      is: 'A tick, an exclamation mark in a circle or a triangle, or an i, in its status colour. The shape alone identifies the kind.',
    },
    {
      part: 'Text',
      is: 'One sentence. It is announced: a success or an information when the screen reader is free, a warning or an error at once. What has no room is shown on hover and focus.',
    },
    { part: 'Request', is: 'Of a failed call: its id in the server’s log; pressing it copies it.' },
    {
      part: 'Progress bar',
      is: 'The remaining part of the five seconds. It pauses on hover, while the toast has the focus and while the window is inactive.',
    },
    {
      part: 'Close button',
      is: 'Closes it immediately. Dragging it four fifths of its width does the same.',
    },
  ],
  keyboard: [
    { keys: 'Alt T', does: 'Moves the focus to the notifications.' },
    { keys: 'Tab', does: 'Moves to the close button of a toast.' },
    {
      keys: 'Enter, Space',
      does: 'On the close button: closes the toast. The focus returns to where it was.',
    },
    { keys: 'Escape', does: 'Closes the focused toast. The focus returns to where it was.' },
  ],
  dos: [
    'Show one toast for a failed call, however many screens requested it.',
    'State the result: Ticket created successfully!',
    'Show the server’s message if there is one: it knows which seat was sold meanwhile.',
  ],
  donts: [
    'Don’t put an action into it: five seconds are too short to find it.',
    'Don’t show one for what is visible: a new row, an active filter.',
    'Don’t repeat the error of a field in a toast.',
  ],
};
