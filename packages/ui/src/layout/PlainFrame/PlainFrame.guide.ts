import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One thing is asked for', use: 'Layout/AuthLayout' },
    { when: 'Somebody is logged in', use: 'Layout/AppFrame' },
  ],
  anatomy: [
    { part: 'Head', is: 'The brand on the dark ground. It leads home and does not print.' },
    { part: 'Content', is: 'A `Page`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the brand, then into the page.' },
    { keys: 'Enter', does: 'On the brand: goes home.' },
  ],
  dos: ['Use it for what support asks for on the telephone: This computer at `/test`.'],
  donts: ['Don’t show data of the company on it: nobody has logged in.', 'Don’t add a menu to it.'],
};
