import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'There are more than five options, or they need not all be visible',
      use: 'Components/Controls/SelectField',
    },
    {
      when: 'There are dozens of options, and people know what to search for',
      use: 'Components/Controls/ComboboxField',
    },
    {
      when: 'It filters a list, and no option needs to be selected',
      use: 'Components/Controls/FilterButtons',
    },
  ],
  anatomy: [
    { part: 'Label and error', is: 'One label for the whole group. The error message is in the same line.' },
    {
      part: 'Card',
      is: 'One option. The entire card can be pressed. The selected card is tinted and has a thicker border.',
    },
    { part: 'Radio', is: 'Shows without colour which option is selected, and that only one can be.' },
    {
      part: 'Hint of an option',
      is: 'Optional, one line below its label: the name that travelers use, such as Debit card.',
    },
    { part: 'Icon', is: 'Optional, at the end of the card. Either all options have one, or none.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the selected option, else to the first one. Another Tab leaves the group.',
    },
    {
      keys: 'Arrow down, Arrow right',
      does: 'Selects the next option, and the first after the last. Disabled options are skipped.',
    },
    { keys: 'Arrow up, Arrow left', does: 'Selects the previous option.' },
    { keys: 'Space', does: 'Selects the focused option if none is selected.' },
  ],
  dos: [
    'List the most frequent option first: at most counters that is Cash.',
    'Preselect an option only where a wrong default does no harm, never where money is involved.',
    'Explain why an option is disabled: “Card machine out of order”.',
  ],
  donts: [
    'Don’t use it for a yes/no question about something that can be undone: ask with two buttons when it matters.',
    'Don’t repeat the label of an option in its hint.',
  ],
};
