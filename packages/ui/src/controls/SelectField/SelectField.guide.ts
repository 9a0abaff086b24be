import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'There are two to five options that should all be visible',
      use: 'Components/Controls/ChoiceField',
    },
    {
      when: 'There are dozens of options, and people know what to search for',
      use: 'Components/Controls/ComboboxField',
    },
    { when: 'It is a menu of actions', use: 'Components/Overlay/RowMenu' },
  ],
  anatomy: [
    {
      part: 'Label, error, hint',
      is: 'The same as in every field. The label may be visually hidden beside a search box.',
    },
    {
      part: 'Value',
      is: 'The selected option, else the placeholder. Long text is truncated; the open list shows it in full.',
    },
    { part: 'Arrow', is: 'Shows that a list opens. It is not a button of its own.' },
    { part: 'List', is: 'The native list of the browser, with groups where there are any: Today, Tomorrow.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the field and on.' },
    {
      keys: 'Arrow up, Arrow down',
      does: 'Selects the previous or the next option. Disabled options are skipped.',
    },
    { keys: 'Letters', does: 'Select the option that starts with them.' },
    { keys: 'Home, End', does: 'Selects the first or the last option.' },
  ],
  dos: [
    'Start each label with the part that differs: the route, then the time.',
    'Show a full option as disabled and say so in its label, instead of leaving it out.',
    'Say so if there are no options: “No trips”.',
  ],
  donts: [
    'Don’t use the placeholder as an option: “None”, and “All terminals” of a filter, are options with a value of their own, such as `all`.',
    'Don’t save or leave the screen on a change: the arrow keys pass through every option.',
  ],
};
