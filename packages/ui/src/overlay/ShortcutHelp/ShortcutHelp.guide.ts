import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One button has a key of its own: the hint stands in the button', use: 'Controls/Button' },
    { when: 'It is about something else than keys', use: 'Overlay/Modal' },
  ],
  anatomy: [
    { part: 'Group', is: 'Where the keys work: Everywhere, Lists, Booking a ticket.' },
    { part: 'Effect', is: 'What happens, as a verb: Books a ticket.' },
    { part: 'Keys', is: 'As printed on the keyboard; those that are held together with a plus between.' },
  ],
  keyboard: [
    { keys: '?', does: 'Opens it, from anywhere but a field, where it is a character.' },
    { keys: 'Escape', does: 'Closes it. The focus is back where it was.' },
  ],
  dos: [
    'Add a key here in the same change that makes it work.',
    'Take keys that the browser leaves free: Alt with a letter, or a sign that nobody types outside of fields.',
    'Say it where the key works as well: Next carries Enter, the search box its slash.',
  ],
  donts: [
    'Don’t list what every control does anyway: Tab, or the arrows in a select box.',
    'Don’t give a plain letter an effect: a barcode scanner types letters.',
  ],
};
