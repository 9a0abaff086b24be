import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Bare text or facts, which need a ground', use: 'Layout/Card' },
    { when: 'The whole screen', use: 'Layout/Page' },
  ],
  anatomy: [
    { part: 'Heading', is: 'The h2 by which the part can be jumped to.' },
    { part: 'Actions', is: 'Optional, at the right: See all, a period.' },
    { part: 'Content', is: 'Something with a ground of its own: summary cards, a table, a list.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the actions first, then into the content.' }],
  dos: ['Divide a dashboard by it: Today, Operation History.', 'Keep headings to one or two words.'],
  donts: [
    'Don’t use it where the page has only one part.',
    'Don’t put a card with a title into it: the heading would be said twice.',
  ],
};
