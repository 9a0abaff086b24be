import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It contains the actions of a row', use: 'Components/Overlay/RowMenu' },
    { when: 'It contains links to pages', use: 'Components/Layout/AppFrame' },
  ],
  anatomy: [
    { part: 'Button', is: 'Initials and name; on a phone only the initials.' },
    { part: 'Identity', is: 'Full name and e-mail, since two clerks share a PC and may share a name.' },
    { part: 'Appearance', is: 'As this computer, Light, Dark. The selected theme has a tick.' },
    {
      part: 'Actions',
      is: 'Actions on the user’s own login: a new passcode, the sessions, locking. An action with a key of its own shows it at its end.',
    },
    { part: 'Logout', is: 'Always the last item. It asks for confirmation.' },
    { part: 'Version', is: 'Name and version of the product, for whoever asks for help.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button, the last control of the header.' },
    { keys: 'Enter, Space, Arrow down', does: 'Opens the menu and focuses its first item.' },
    { keys: 'Arrow down, Arrow up', does: 'Moves between the items, and wraps around.' },
    { keys: 'Home, End', does: 'Moves to the first and the last item.' },
    { keys: 'A letter', does: 'Moves to the item that starts with it: D for Dark.' },
    { keys: 'Escape', does: 'Closes the menu. The focus returns to the button.' },
  ],
  dos: [
    'Include only what concerns the logged-in user.',
    'Apply a change of theme at once, and remember it on this computer.',
  ],
  donts: [
    'Don’t include settings of the company or the printer: they have their own pages.',
    'Don’t show a photo of the user: on a shared PC nobody keeps it up to date.',
  ],
};
