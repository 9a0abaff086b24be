import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Money received and paid out', use: 'Components/Data/OperationList' },
    { when: 'The current status', use: 'Components/Data/StatusBadge' },
    { when: 'The progress of a form', use: 'Components/Flow/StepIndicator' },
  ],
  anatomy: [
    {
      part: 'Icon',
      is: 'The kind of change: plus, pencil, tick, undo arrow, printer, bin, or a ban sign if voided. A line connects it to the next one.',
    },
    {
      part: 'Change',
      is: 'The kind in words; for a status the old and the new badge with an arrow between them.',
    },
    { part: 'Print', is: 'Which receipt was printed, and how the paper is marked: original, COPY 2.' },
    { part: 'Reason', is: 'For a correction: the reason, as the user worded it.' },
    {
      part: 'Edits',
      is: 'Each changed field: the old value, struck through, and the new one. A field that was empty shows only the new value; a removed value reads taken away.',
    },
    { part: 'Who, where, when', is: 'The user, their terminal, the time in Lagos.' },
  ],
  keyboard: [],
  dos: [
    'Place it at the end of an overview, oldest change first.',
    'Keep deleted steps and corrections: showing them is its purpose.',
  ],
  donts: [
    'Don’t shorten names or reasons: somebody will have to answer for them.',
    'Don’t use it for plans: it shows only what has happened.',
  ],
};
