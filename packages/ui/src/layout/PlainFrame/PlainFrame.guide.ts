import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The page asks for one thing', use: 'Components/Layout/AuthLayout' },
    { when: 'Somebody is logged in', use: 'Components/Layout/AppFrame' },
  ],
  anatomy: [
    { part: 'Header', is: 'The brand on a dark background. It links to the home page and is not printed.' },
    { part: 'Content', is: 'A `Page`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the brand, then into the page.' },
    { keys: 'Enter', does: 'On the brand: opens the home page.' },
  ],
  dos: ['Use it for what support asks for on the phone: This computer at `/test`.'],
  donts: ['Don’t show company data on it: nobody is logged in.', 'Don’t add a menu.'],
};
