import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It filters by one of a few known values', use: 'Components/Controls/FilterButtons' },
    { when: 'It looks up a value of a form', use: 'Components/Controls/ComboboxField' },
  ],
  anatomy: [
    { part: 'Search icon', is: 'Identifies the box as a search. It is not a button.' },
    {
      part: 'Text',
      is: 'The search text. While it is empty, a placeholder says what is searched: Search Route ID.',
    },
    {
      part: 'Key hint',
      is: 'The shortcut that focuses the box. Shown while the box is empty and on devices with a keyboard.',
    },
    { part: 'Clear button', is: 'Replaces the key hint once there is text, and clears the box.' },
  ],
  keyboard: [
    { keys: '/', does: 'Moves the focus to the box from anywhere but another field, and selects its text.' },
    { keys: 'Arrow down', does: 'Moves the focus to the first row of the list, once the results are shown.' },
    { keys: 'Escape', does: 'Clears the box. The focus stays for the next search.' },
    { keys: 'Tab', does: 'Moves the focus to the box, then to the clear button.' },
    {
      keys: 'Enter, Space',
      does: 'On the clear button: clears the box.',
    },
  ],
  dos: [
    'Name what is searched: “Search Route ID”, not “Search”.',
    'Repeat the search text in the empty state, so that a typing error is noticed.',
  ],
  donts: [
    'Don’t use two search boxes on a page: both would react to the shortcut.',
    'Don’t add a button that starts the search.',
  ],
};
