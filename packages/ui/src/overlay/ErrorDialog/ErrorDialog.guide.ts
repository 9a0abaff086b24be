import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is said in one line', use: 'Overlay/Toaster' },
    { when: 'It asks something', use: 'Overlay/ConfirmDialog' },
    { when: 'What the screen shows could not be fetched', use: 'Data/FailureState' },
    { when: 'It is wrong with one field: it stands at the field', use: 'Controls/TextField' },
  ],
  anatomy: [
    { part: 'Emblem', is: 'A red circle with an exclamation mark.' },
    { part: 'Title', is: 'The same above every message: This did not work.' },
    { part: 'Text', is: 'What the server or the screen says, whole.' },
    { part: 'Request', is: 'What the server calls the failed request in its log; pressing copies it.' },
    { part: 'Way out', is: 'OK, which has the focus.' },
  ],
  keyboard: [{ keys: 'Enter, Escape', does: 'Close it; the focus goes back to where it was.' }],
  dos: [
    'Raise errors with `toast.error`: it knows which are too long for a toast.',
    'Say what to do next in the message.',
  ],
  donts: [
    'Don’t render it beside a screen that says the same in its place.',
    'Don’t mount two: one stands in the frame.',
  ],
};
