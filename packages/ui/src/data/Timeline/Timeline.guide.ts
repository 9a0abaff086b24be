import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Money that came and went', use: 'Data/OperationList' },
    { when: 'Where it stands now, in one word', use: 'Data/StatusBadge' },
    { when: 'How far a form is filled in', use: 'Flow/StepIndicator' },
  ],
  anatomy: [
    {
      part: 'Mark',
      is: 'Plus, pencil, tick, arrow back, printer, bin: what kind of change. The thread leads to the next.',
    },
    {
      part: 'What',
      is: 'The kind in words; for a status the old and the new badge with an arrow between them.',
    },
    { part: 'Print', is: 'Which receipt was printed, and what its paper says: original, COPY 2.' },
    { part: 'Reason', is: 'For a step that was taken back: why, in the words of whoever did it.' },
    {
      part: 'Edits',
      is: 'Each field that changed: before, struck through, and now. What was not there before says only what it is now; what is gone was taken away.',
    },
    { part: 'Who, where, when', is: 'The person, their terminal, the time in Lagos.' },
  ],
  keyboard: [],
  dos: [
    'Put it at the end of an overview, oldest change first: it is read like a story.',
    'Keep deleted steps and corrections; that is what it is for.',
  ],
  donts: [
    'Don’t shorten names or reasons: somebody will have to answer for them.',
    'Don’t use it for plans: what has not happened is not in it.',
  ],
};
