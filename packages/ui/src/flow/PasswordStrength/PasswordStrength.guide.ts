import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It shows the progress of a task', use: 'Components/Flow/ProgressBar' },
    { when: 'It reports an error in the entered value', use: 'Components/Controls/PasswordField' },
  ],
  anatomy: [
    {
      part: 'Segments',
      is: 'Four. The stronger the passcode, the more are filled; empty ones keep their outline.',
    },
    {
      part: 'Label',
      is: 'Strength: weak, fair, good or strong. Announced when it changes, not on each keystroke.',
    },
    { part: 'Advice', is: 'What makes it stronger; hidden once it is strong.' },
  ],
  keyboard: [],
  dos: [
    'Place it directly below the field for a new passcode, never where one is only entered.',
    'Show the advice from the start: clerks shouldn’t have to guess the rules.',
  ],
  donts: [
    'Don’t block the form with it: the form’s own message says what is required.',
    'Don’t rate length alone: twelve times the same letter is weak.',
  ],
};
