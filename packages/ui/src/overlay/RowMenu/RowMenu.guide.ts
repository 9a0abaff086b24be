import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The row has one main action: the row itself opens it', use: 'Components/Data/DataTable' },
    { when: 'There is room for separate buttons', use: 'Components/Controls/Button' },
    { when: 'It chooses a value', use: 'Components/Controls/SelectField' },
  ],
  anatomy: [
    { part: 'Button', is: 'Three dots at the end of the row, named after it: Actions for Ngozi Okafor.' },
    {
      part: 'Spinner',
      is: 'Replaces the dots while a chosen action runs; the button is disabled meanwhile.',
    },
    { part: 'Item', is: 'An icon and a verb: View, Edit. A destructive action is red and comes last.' },
    { part: 'Group', is: 'Adjacent items under a heading: Change Status with the next possible statuses.' },
    { part: 'Disabled item', is: 'An action that is not available now. It says why.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down, Arrow up', does: 'Open it and focus the first item.' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Move through the items, including disabled ones, and wrap around.',
    },
    { keys: 'A first letter', does: 'Moves to the item that begins with it: D to Delete.' },
    {
      keys: 'Enter',
      does: 'Performs the action. The menu closes first, and the focus returns to the button.',
    },
    { keys: 'Escape', does: 'Closes it without an action.' },
    { keys: 'Tab', does: 'Closes it and goes on from the button.' },
  ],
  dos: [
    'Keep the same order in all lists: View, Edit, Change Status, Delete.',
    'Offer only the next possible statuses: an incoming trip can only be Completed.',
    'Let Delete open a ConfirmDialog.',
  ],
  donts: [
    'Don’t make it the only way to the record: a click on the row opens it too.',
    'Don’t nest menus: a group with a heading needs one click less.',
    'Don’t name the button only “Actions”: twenty rows would have the same name.',
  ],
};
