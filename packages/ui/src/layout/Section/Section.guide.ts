import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is plain text or facts, which need a background', use: 'Components/Layout/Card' },
    { when: 'It is the whole screen', use: 'Components/Layout/Page' },
  ],
  anatomy: [
    { part: 'Heading', is: 'The h2 that names the landmark region.' },
    { part: 'Actions', is: 'Optional, at the right: See all, a period.' },
    { part: 'Content', is: 'Content with its own background: summary cards, a table, a list.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the actions first, then into the content.' }],
  dos: ['Divide a dashboard with it: Today, Operation History.', 'Use headings of one or two words.'],
  donts: [
    'Don’t use it on a page with only one part.',
    'Don’t put a card with a title inside it: there would be two headings.',
  ],
};
