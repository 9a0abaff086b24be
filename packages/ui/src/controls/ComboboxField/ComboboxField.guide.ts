import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'There are two to five options', use: 'Components/Controls/ChoiceField' },
    {
      when: 'There are up to about fifteen options that nobody would search',
      use: 'Components/Controls/SelectField',
    },
    { when: 'It searches the rows of a list', use: 'Components/Controls/SearchBox' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'The same as in every field.' },
    { part: 'Text', is: 'The label of the selected option. While the user types, the search text.' },
    {
      part: 'List',
      is: 'The matching options, below the field and as wide as it. The selected option is bold with a tick, the one that Enter would select has a bar.',
    },
    {
      part: 'Hint of an option',
      is: 'Optional, one line that tells options of similar names apart: a driver’s phone number, a terminal’s street.',
    },
    { part: 'Side of an option', is: 'Optional, two lines of figures at its end: seats left, the fare.' },
    {
      part: 'Last line of the list',
      is: 'Only where a server searches: that there are more options than it lists.',
    },
    { part: 'Message in place of options', is: 'Loading…, Could not be loaded, or that nothing matches.' },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Open the list and filter it by matches anywhere in an option. The first match is highlighted.',
    },
    {
      keys: 'Enter',
      does: 'Selects the highlighted option and moves the focus to the next field. When the list is closed, submits the form.',
    },
    {
      keys: 'Tab',
      does: 'Selects the highlighted option. Text that fits none stays, with an error.',
    },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Opens the list, and moves through it from the top or from the bottom.',
    },
    { keys: 'Escape', does: 'Closes the list and reverts what was typed.' },
    { keys: 'Backspace', does: 'Deleting all text clears the value.' },
  ],
  dos: [
    'Sort the options as people look for them, mostly by name: Enter selects the first match.',
    'Name the kind of option in the placeholder: “Choose a terminal”.',
    'If there are no options, say what to do: “Create a driver first”.',
  ],
  donts: [
    'Don’t allow free text where the company maintains a list: Awka and Awka Park would be two terminals.',
    'Don’t put the hint of an option into its label: further search terms belong in `keywords`.',
    'Don’t give two options the same label: it is all that the field shows once one is selected.',
  ],
};
