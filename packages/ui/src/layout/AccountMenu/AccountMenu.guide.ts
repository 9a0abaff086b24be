import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'What can be done with one row', use: 'Overlay/RowMenu' },
    { when: 'Places to go', use: 'Layout/AppFrame' },
  ],
  anatomy: [
    { part: 'Button', is: 'Initials and name; on a phone the initials only.' },
    { part: 'Who', is: 'Name and e-mail in full, since two clerks share a PC and may share a name.' },
    { part: 'Appearance', is: 'As this computer, Light, Dark: the chosen one carries a tick.' },
    {
      part: 'Actions',
      is: 'What somebody does with their own login: a new passcode, their sessions, locking.',
    },
    { part: 'Logout', is: 'Asks first. It stands last and apart.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches its button, the last one of the header.' },
    { keys: 'Enter, Space, Arrow down', does: 'Opens it at its first item.' },
    { keys: 'Arrow down, Arrow up', does: 'Walk the items, and from the last to the first.' },
    { keys: 'Home, End', does: 'Go to the first and the last item.' },
    { keys: 'A letter', does: 'Goes to the item that begins with it: D for Dark.' },
    { keys: 'Escape', does: 'Closes it; the focus is on the button again.' },
  ],
  dos: [
    'Keep to what concerns only the one who is logged in.',
    'Show the change of theme at once, and remember it on this PC.',
  ],
  donts: [
    'Don’t put settings of the company or the printer into it; they have pages.',
    'Don’t show a picture of the person: on a shared PC nobody keeps one up to date.',
  ],
};
