import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One of a few known values is meant', use: 'Controls/FilterButtons' },
    { when: 'An answer of a form is looked up', use: 'Controls/ComboboxField' },
  ],
  anatomy: [
    { part: 'Glass', is: 'Says at a glance that this is a search. It takes no press.' },
    { part: 'Text', is: 'What is searched for; empty, it says what is searched: Search Route ID.' },
    { part: 'Key hint', is: 'The key that jumps here, while the box is empty and there is a keyboard.' },
    { part: 'Cross', is: 'Takes the key hint’s place once there is text, and empties the box.' },
  ],
  keyboard: [
    { keys: '/', does: 'Moves the focus to it from anywhere but another field, and marks the text in it.' },
    { keys: 'Arrow down', does: 'Goes to the first row of the list, once that shows what was typed.' },
    { keys: 'Escape', does: 'Empties it; the focus stays for the next search.' },
    { keys: 'Tab', does: 'Moves the focus to it, then to the cross.' },
    {
      keys: 'Enter, Space',
      does: 'On the cross: empties the box. Enter in the text searches where the list does not follow while typing.',
    },
  ],
  dos: [
    'Say what is searched, by name: “Search Route ID”, not “Search”.',
    'Say in the empty list what was searched for, so that a typing error is seen.',
  ],
  donts: [
    'Don’t give more than one box of a page the key.',
    'Don’t show a button beside it that begins the search.',
  ],
};
