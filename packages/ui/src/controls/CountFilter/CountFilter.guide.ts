import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The options have no counts', use: 'Components/Controls/FilterButtons' },
    { when: 'Staff watch the counts all day, or they filter nothing', use: 'Components/Data/SummaryCard' },
    { when: 'There are more than six options', use: 'Components/Controls/SelectField' },
  ],
  anatomy: [
    { part: 'All', is: 'Pressed while no filter is active.' },
    { part: 'Option', is: 'A kind of record and its count in the whole list, not only in the loaded part.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus from one option to the next.' },
    { keys: 'Enter, Space', does: 'Filters the list. On the pressed option, removes the filter.' },
  ],
  dos: ['Place it between the title and the toolbar, with statuses in the order of the workflow.'],
  donts: ['Don’t show 0 before the records are counted: leave the count out.'],
};
