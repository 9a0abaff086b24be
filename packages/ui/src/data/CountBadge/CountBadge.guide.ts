import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The figure is what people came to read', use: 'Data/SummaryCard' },
    { when: 'It says where one thing stands: Boarded, Delivered', use: 'Data/StatusBadge' },
  ],
  anatomy: [
    { part: 'Number', is: 'Grouped by thousands: 1,204.' },
    {
      part: 'What is counted',
      is: 'Beside the number, in the plural and small letters: admins, active, banned.',
    },
  ],
  keyboard: [],
  dos: [
    'Put it at the right of a heading or a tab, on the same line.',
    'Count what the list beneath it holds without a search: the badge stays while the clerk types.',
    'Keep the grey tone unless the number itself calls for someone: banned people, expenses that wait for approval.',
  ],
  donts: [
    'Don’t put amounts of money into it; naira need the room of a summary card.',
    'Don’t show it while the list is still loading: a 0 that turns into 31 is a lie for a second.',
  ],
};
