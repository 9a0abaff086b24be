import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A part of a page whose content has a ground of its own', use: 'Layout/Section' },
    { when: 'A form with its button', use: 'Flow/FormCard' },
    { when: 'One figure', use: 'Data/SummaryCard' },
  ],
  anatomy: [
    { part: 'Ground', is: 'Raised by a line and a faint shadow; on paper the line stays.' },
    { part: 'Title', is: 'Optional. With one it is a region that screen readers can jump to.' },
    { part: 'Actions', is: 'Optional, at the right of the title: a link or a small button.' },
    { part: 'Content', is: 'With its own margin, or without one where a table reaches the edges.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the actions of the title first, then into the content.' }],
  dos: [
    'Give it a title unless the page’s own title says it.',
    'Use `padding="none"` for lists, so that their lines meet the card’s.',
  ],
  donts: [
    'Don’t put a card into a card.',
    'Don’t press a card as a whole; name what it does by a button in it.',
    'Don’t wrap a single sentence: a `Notice` or bare text will do.',
  ],
};
