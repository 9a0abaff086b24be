import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The message fits on one line', use: 'Components/Overlay/Toaster' },
    { when: 'It asks a question', use: 'Components/Overlay/ConfirmDialog' },
    { when: 'The content of the screen could not be loaded', use: 'Components/Data/FailureState' },
    { when: 'One field is invalid: the message is at the field', use: 'Components/Controls/TextField' },
  ],
  anatomy: [
    { part: 'Icon', is: 'A red circle with an exclamation mark.' },
    { part: 'Title', is: 'The same above every message: This could not be done.' },
    { part: 'Text', is: 'The complete message from the server or the screen.' },
    { part: 'Request', is: 'The id of the failed request in the server’s log; pressing it copies it.' },
    { part: 'Close button', is: 'OK, which has the initial focus.' },
  ],
  keyboard: [{ keys: 'Enter, Escape', does: 'Close it; the focus returns to where it was.' }],
  dos: [
    'Show errors with `toast.error`: it knows which are too long for a toast.',
    'Say in the message what to do next.',
  ],
  donts: [
    'Don’t show it if the screen itself shows the same message.',
    'Don’t render a second one: the app’s frame has one.',
  ],
};
