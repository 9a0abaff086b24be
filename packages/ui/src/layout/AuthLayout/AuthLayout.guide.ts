import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Somebody is logged in', use: 'Layout/AppFrame' },
    { when: 'The page is too wide for a card', use: 'Layout/PlainFrame' },
  ],
  anatomy: [
    { part: 'Road', is: 'The brand on the dark ground, with the dashes of a road.' },
    { part: 'Progress', is: 'Optional, above the title: Step 2 of 4 of the recovery.' },
    { part: 'Title and lead', is: 'What is asked for, and in a sentence why.' },
    { part: 'Form', is: 'Two fields at most, and one button across the card.' },
    { part: 'Footer', is: 'Under the card: the way back.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through the fields and the button, then to the way back.' }],
  dos: ['Ask for one thing on each card.', 'Say in the lead what happens next: “We sent a code to …”.'],
  donts: [
    'Don’t tell whether an e-mail is known to us.',
    'Don’t put pictures or news onto it: it is seen at six in the morning with a queue waiting.',
  ],
};
