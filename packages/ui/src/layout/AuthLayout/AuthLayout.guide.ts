import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Somebody is logged in', use: 'Components/Layout/AppFrame' },
    { when: 'The page is too wide for a card', use: 'Components/Layout/PlainFrame' },
  ],
  anatomy: [
    { part: 'Header', is: 'The brand on a dark background, with the dashes of a road.' },
    { part: 'Progress', is: 'Optional, above the title: Step 2 of 4 of the recovery.' },
    { part: 'Title and lead', is: 'What the user has to do, and why in one sentence.' },
    { part: 'Form', is: 'At most two fields, and a full-width button.' },
    { part: 'Footer', is: 'Below the card: the link back.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the fields and the button, then to the link back.' }],
  dos: ['Ask for one thing per card.', 'Say in the lead what happens next: “We sent a code to …”.'],
  donts: [
    'Don’t reveal whether an e-mail address has an account.',
    'Don’t add images or news: it is seen at six in the morning with a queue waiting.',
  ],
};
