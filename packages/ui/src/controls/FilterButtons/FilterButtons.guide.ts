import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'There are more than four, or their names are long', use: 'Controls/SelectField' },
    { when: 'They lead to other screens', use: 'Controls/ButtonLink' },
    { when: 'One has to be chosen, as an answer in a form', use: 'Controls/ChoiceField' },
  ],
  anatomy: [
    { part: 'Button', is: 'One kind that the list below can be narrowed to, in one word: Tickets.' },
    { part: 'Icon', is: 'Optional: the same that this kind has in the menu and in the list.' },
    { part: 'Pressed', is: 'Tinted with a thicker border; at most one.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to each in turn.' },
    {
      keys: 'Enter, Space',
      does: 'Narrows the list to this kind; on the pressed one, shows everything again.',
    },
  ],
  dos: [
    'Keep them right above what they narrow, and let the count and the sums follow.',
    'Use the words of the menu: what is Tickets there is Tickets here.',
  ],
  donts: [
    'Don’t add an All button: pressing the pressed one again is all there is to it.',
    'Don’t reload the page: what is narrowed stays in its place.',
  ],
};
