import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Nobody is logged in', use: 'Layout/AuthLayout' },
    { when: 'A page that needs no login and is wide', use: 'Layout/PlainFrame' },
    { when: 'Parts of one screen', use: 'Layout/Page' },
  ],
  anatomy: [
    { part: 'Skip link', is: 'Out of sight until the first Tab: Skip to content.' },
    {
      part: 'Sidebar',
      is: 'Brand and menu. The current place has a bar at its left; headings such as BOOKINGS group the rest.',
    },
    {
      part: 'Header',
      is: 'Where one is at the left; state of the connection, the search over everything, role and account at the right.',
    },
    { part: 'Bar', is: 'Below the header, only while the connection is slow or gone.' },
    { part: 'Content', is: 'The screen. It takes the rest of the width, up to a limit.' },
    {
      part: 'Drawer',
      is: 'The same menu over the page, below 1024 px, behind the button at the left of the header.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'First offers to skip the menu, then walks brand, menu, breadcrumb, search, account, content.',
    },
    {
      keys: 'Enter',
      does: 'On Skip to content: puts the focus on the content. On a place of the menu: goes there.',
    },
    { keys: 'Escape', does: 'Closes the drawer; the focus is on the button that opened it.' },
  ],
  dos: [
    'Keep the menu the same on all screens of a role: staff find their place blindly.',
    'Name a place in the menu, the breadcrumb and the title alike.',
    'Say in the header when sales wait for the connection.',
  ],
  donts: [
    'Don’t put the screen’s own buttons into the header.',
    'Don’t add a level to the menu: eight places need no folding.',
    'Don’t open the drawer by itself.',
  ],
};
