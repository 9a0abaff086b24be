import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'There are more than four options, or their labels are long',
      use: 'Components/Controls/SelectField',
    },
    { when: 'They lead to other screens', use: 'Components/Controls/ButtonLink' },
    {
      when: 'It is a form field, where one option has to be selected',
      use: 'Components/Controls/ChoiceField',
    },
  ],
  anatomy: [
    { part: 'Button', is: 'One filter of the list below, labelled with one word: Tickets.' },
    { part: 'Icon', is: 'Optional: the icon that this kind of record has in the menu and in the list.' },
    { part: 'Pressed state', is: 'Tinted, with a thicker border. At most one button is pressed.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to each button in turn.' },
    { keys: 'Enter, Space', does: 'Filters the list. On the pressed button, removes the filter.' },
  ],
  dos: [
    'Place them directly above the list, and update its count and sums with the filter.',
    'Use the labels of the menu: Tickets in both places.',
  ],
  donts: [
    'Don’t add an All button: pressing the active button again removes the filter.',
    'Don’t reload the page: filter the list in place.',
  ],
};
