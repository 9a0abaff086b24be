import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'One button has a shortcut of its own: the hint is in the button',
      use: 'Components/Controls/Button',
    },
    { when: 'Its content is not shortcuts', use: 'Components/Overlay/Modal' },
  ],
  anatomy: [
    { part: 'Group', is: 'Where the keys work: Everywhere, Lists, Booking a ticket.' },
    { part: 'Effect', is: 'What happens, as a verb: Books a ticket.' },
    { part: 'Keys', is: 'As printed on the keyboard, with a plus between keys that are pressed together.' },
  ],
  keyboard: [
    { keys: '?', does: 'Opens it, except in a field, where it is a character.' },
    { keys: 'Escape', does: 'Closes it. The focus returns to where it was.' },
  ],
  dos: [
    'Add a shortcut here in the same change that implements it.',
    'Use keys that the browser leaves free: Alt with a letter, or a symbol that nobody types outside fields.',
    'Show the key where it works as well: Next has the hint Enter, the search box its slash.',
  ],
  donts: [
    'Don’t list standard keys: Tab, or the arrow keys in a select.',
    'Don’t use a plain letter: a barcode scanner types letters.',
  ],
};
