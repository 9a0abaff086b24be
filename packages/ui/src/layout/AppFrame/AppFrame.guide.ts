import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Nobody is logged in', use: 'Components/Layout/AuthLayout' },
    { when: 'The page is wide and needs no login', use: 'Components/Layout/PlainFrame' },
    { when: 'It structures the content of a screen', use: 'Components/Layout/Page' },
  ],
  anatomy: [
    {
      part: 'Room for toasts',
      is: 'On a phone only: an empty strip of 44 px above the header, in which a toast of one line covers nothing.',
    },
    { part: 'Skip link', is: 'Visually hidden until the first Tab: Skip to content.' },
    {
      part: 'Sidebar',
      is: 'Brand and menu. The current item has a bar at its left; headings such as BOOKINGS group the others.',
    },
    {
      part: 'Header',
      is: 'The breadcrumb at the left; the state of the user’s till, the global search, the role and the account menu at the right.',
    },
    {
      part: 'Bar',
      is: 'Below the header, only while there is something to report: a lost connection, unsent sales, a new version.',
    },
    { part: 'Content', is: 'The screen. It takes the remaining width, up to a maximum.' },
    {
      part: 'MenuDrawer',
      is: 'The same menu over the page, below 1024 px. The button at the left of the header opens it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the skip link first, then brand, menu, breadcrumb, search, account menu and content.',
    },
    {
      keys: 'Enter',
      does: 'On Skip to content: moves the focus to the content. On a menu item: opens its page.',
    },
    { keys: 'Escape', does: 'Closes the drawer. The focus returns to the button that opened it.' },
  ],
  dos: [
    'Keep the menu the same on all screens of a role: staff use it from memory.',
    'Use the same name for a place in the menu, the breadcrumb and the title.',
    'Show in the bar when sales wait for the connection.',
  ],
  donts: [
    'Don’t put actions of the screen into the header.',
    'Don’t nest the menu: one level is enough for its items.',
    'Don’t open the drawer automatically.',
  ],
};
