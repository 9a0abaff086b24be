import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a part of a page whose content has its own background', use: 'Components/Layout/Section' },
    { when: 'It is a form with its button', use: 'Components/Flow/FormCard' },
    { when: 'It is a single figure', use: 'Components/Data/SummaryCard' },
  ],
  anatomy: [
    { part: 'Surface', is: 'Raised, with a border and a faint shadow. Only the border is printed.' },
    { part: 'Title', is: 'Optional. It makes the card a landmark region for screen readers.' },
    { part: 'Actions', is: 'Optional, at the right of the title: a link or a small button.' },
    { part: 'Content', is: 'With padding, or without for a table that reaches the edges.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the actions beside the title first, then into the content.' }],
  dos: [
    'Give it a title unless the title of the page says the same.',
    'Use `padding="none"` for lists, so that their lines reach the border of the card.',
  ],
  donts: [
    'Don’t put a card inside a card.',
    'Don’t make the whole card clickable: add a button with a label.',
    'Don’t wrap a single sentence: use a `Notice` or plain text.',
  ],
};
