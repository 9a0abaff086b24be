import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A single link back is enough', use: 'Components/Layout/Page' },
    { when: 'It shows the steps of a form', use: 'Components/Flow/StepIndicator' },
  ],
  anatomy: [
    {
      part: 'Parent links',
      is: 'Links to the list or the section. A group without a page of its own is plain text.',
    },
    { part: 'Slash', is: 'Separates the places.' },
    { part: 'Current place', is: 'In bold, not a link. It is truncated before the others.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the parent links. The current place is skipped.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  dos: ['Use the names of the menu.', 'Use two or three levels; the menu shows the rest.'],
  donts: [
    'Don’t show the name of a record: it is in the title, and names are long.',
    'Don’t use it as a history: it shows where a place is, not how the user got there.',
  ],
};
