import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Earlier data is still shown', use: 'Components/Flow/Notice' },
    { when: 'One action failed, and the screen is unchanged', use: 'Components/Overlay/Toaster' },
    { when: 'There is no data, which is not an error', use: 'Components/Data/EmptyState' },
  ],
  anatomy: [
    { part: 'Icon', is: 'A red warning triangle. The text says the same.' },
    { part: 'Message', is: 'What happened, as worded in the message catalogue: Internet disconnected.' },
    { part: 'Try again', is: 'Repeats the request. It shows a spinner meanwhile and keeps its place.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to Try again.' },
    { keys: 'Enter, Space', does: 'Repeats the request. Nothing happens while one is running.' },
  ],
  dos: [
    'Place it where the content would be, so that the rest of the screen stays usable.',
    'Leave the button out if trying again can’t help: no right to view it, a deleted ticket.',
  ],
  donts: [
    'Don’t show error codes, URLs or stack traces: they are in the log.',
    'Don’t retry automatically: on a poor connection that makes every screen slower.',
  ],
};
