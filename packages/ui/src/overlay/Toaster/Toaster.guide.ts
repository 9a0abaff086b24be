import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It stays true while one looks at the page', use: 'Flow/Notice' },
    { when: 'It is wrong with one field: it stands at the field', use: 'Controls/TextField' },
    { when: 'A list or a record could not be fetched', use: 'Data/FailureState' },
    { when: 'It needs an answer', use: 'Overlay/ConfirmDialog' },
    { when: 'It is an error of more than a line', use: 'Overlay/ErrorDialog' },
  ],
  anatomy: [
    {
      part: 'Place',
      is: 'Top right, the newest on top, below any button that stands there; on a phone across the top.',
    },
    { part: 'Icon', is: 'A tick, a cross, a triangle or an i: told by its shape, in its status colour.' },
    { part: 'Text', is: 'One sentence. It is announced.' },
    { part: 'Request', is: 'Of a failed call: what the server calls it in its log; pressing copies it.' },
    {
      part: 'Bar',
      is: 'The five seconds that are left. They wait under the pointer and while the window is not in use.',
    },
    { part: 'Cross', is: 'Closes it at once. Dragging it four fifths of its width does the same.' },
  ],
  keyboard: [
    { keys: 'Alt T', does: 'Goes to the notifications.' },
    { keys: 'Tab', does: 'Goes on to the cross of a toast.' },
    { keys: 'Enter, Space', does: 'On the cross: closes the toast.' },
  ],
  dos: [
    'Raise one toast for a failed call, however many screens have asked for it.',
    'Say what is true now: Ticket created successfully!',
    'Show what the server says where it says something: it knows which seat was sold meanwhile.',
  ],
  donts: [
    'Don’t put a button into it: five seconds are too short to find it.',
    'Don’t raise one for what can be seen: the row that has appeared, the filter that is on.',
    'Don’t say a failure at a field in a toast as well.',
  ],
};
