import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Nobody counts what the buttons narrow to', use: 'Controls/FilterButtons' },
    { when: 'A figure that narrows nothing', use: 'Data/SummaryCard' },
    { when: 'More than six values', use: 'Controls/SelectField' },
  ],
  anatomy: [
    { part: 'All', is: 'Pressed while nothing is narrowed.' },
    {
      part: 'Option',
      is: 'A kind and how many there are of it, by the whole list and not by what is loaded.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from one to the next.' },
    { keys: 'Enter, Space', does: 'Narrows the list; on the pressed one, widens it.' },
  ],
  dos: ['Put it between the title and the toolbar, in the order in which things go through their states.'],
  donts: ['Don’t show a 0 while nobody has counted; leave the count out.'],
};
