import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'It is the one thing that people do with the row: the row itself opens it',
      use: 'Data/DataTable',
    },
    { when: 'There is room for the buttons beside each other', use: 'Controls/Button' },
    { when: 'It chooses a value', use: 'Controls/SelectField' },
  ],
  anatomy: [
    { part: 'Button', is: 'Three dots at the end of the row, named after it: Actions for Ngozi Okafor.' },
    {
      part: 'Wheel',
      is: 'In place of the dots while what was chosen takes its time; the button takes no press then.',
    },
    { part: 'Item', is: 'An icon and a verb: View, Edit. What loses something is red and stands last.' },
    { part: 'Group', is: 'Neighbours under a heading: Change Status with the statuses that may come next.' },
    {
      part: 'Greyed item',
      is: 'What the menu has for other rows, but not for this one now. It says why not.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down, Arrow up', does: 'Open it, with the focus on the first item.' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Walk the items, greyed ones too, and round at the ends.',
    },
    { keys: 'A first letter', does: 'Goes to the item that begins with it: D to Delete.' },
    { keys: 'Enter', does: 'Does it. The menu closes first, and the focus is back on the button.' },
    { keys: 'Escape', does: 'Closes it and changes nothing.' },
  ],
  dos: [
    'Keep one order in all lists: View, Edit, Change Status, Delete.',
    'Offer only the statuses that may come next: an incoming trip can be Completed, nothing else.',
    'Let Delete open a ConfirmDialog.',
  ],
  donts: [
    'Don’t make it the only way to the record: a press on the row opens it too.',
    'Don’t nest menus. A group with a heading says the same with one press less.',
    'Don’t name the button only “Actions”: twenty rows would have the same name.',
  ],
};
