import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Nobody is logged in', use: 'Layout/AuthLayout' },
    { when: 'A part of a screen', use: 'Layout/Section' },
  ],
  anatomy: [
    { part: 'Back', is: 'Optional: the one step up, for those who came by a link or are on a phone.' },
    {
      part: 'Title',
      is: 'The h1 and the window’s title. On a list it may be out of sight, where the breadcrumb says the same.',
    },
    { part: 'Badge', is: 'Beside the title: how many there are.' },
    { part: 'Facts', is: 'Beside the title of one record: its route and its status.' },
    { part: 'Lead', is: 'Optional: one sentence, where the title is not enough.' },
    { part: 'Actions', is: 'At the right of the title: the one button the page is for.' },
    { part: 'Content', is: 'Everything else, one under another in one rhythm.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to Back, then to the actions, then into the content.' },
    { keys: 'Enter', does: 'On Back: goes up.' },
  ],
  dos: [
    'Put the focus on the title when a screen appears, so that it is read out.',
    'Use the width `form` for a form that stands alone.',
  ],
  donts: [
    'Don’t put two h1 onto a screen; what stands in it are sections and cards.',
    'Don’t repeat the title in the first card.',
  ],
};
