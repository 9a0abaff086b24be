import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Nobody is logged in', use: 'Components/Layout/AuthLayout' },
    { when: 'It is a part of a screen', use: 'Components/Layout/Section' },
  ],
  anatomy: [
    {
      part: 'Back link',
      is: 'Optional: leads one level up, for users who came by a link or are on a phone. In the app it leads to a list as it was left.',
    },
    {
      part: 'Title',
      is: 'The h1 and, before the `BrandName`, the title of the window. On a list it may be visually hidden, where the breadcrumb says the same.',
    },
    { part: 'Badge', is: 'Beside the title: the number of records.' },
    { part: 'Facts', is: 'Beside the title of a record: its route and its status.' },
    { part: 'Lead', is: 'Optional: one sentence, where the title is not enough.' },
    { part: 'Actions', is: 'At the right of the title: the main button of the page.' },
    { part: 'Content', is: 'Everything else, evenly spaced.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the back link, then to the actions, then into the content.' },
    { keys: 'Enter', does: 'On the back link: follows it.' },
  ],
  dos: [
    "Move the focus to the title when a screen appears, so that it is announced: `document.querySelector('h1')?.focus()`, unless a form or wizard focuses its first field.",
    'Use the width `form` for a form that is alone on the page.',
  ],
  donts: [
    'Don’t use two h1 on a screen: its parts are sections and cards.',
    'Don’t repeat the title in the first card.',
  ],
};
