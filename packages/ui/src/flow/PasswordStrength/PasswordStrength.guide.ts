import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'How far a task has got', use: 'Flow/ProgressBar' },
    { when: 'Saying what is wrong with what was entered', use: 'Controls/PasswordField' },
  ],
  anatomy: [
    {
      part: 'Segments',
      is: 'Four. As many are filled as the passcode is worth; empty ones keep their outline.',
    },
    {
      part: 'Word',
      is: 'Strength: weak, fair, good or strong. Announced when it changes, not at each letter.',
    },
    { part: 'Advice', is: 'What makes it stronger; it goes away at strong.' },
  ],
  keyboard: [],
  dos: [
    'Put it right under the field in which a passcode is chosen, never where one is only entered.',
    'Keep the advice visible from the start: clerks shouldn’t have to guess the rules.',
  ],
  donts: [
    'Don’t block the form by it; the form’s own message says what is required.',
    'Don’t fill it by length alone: twelve times the same letter is weak.',
  ],
};
