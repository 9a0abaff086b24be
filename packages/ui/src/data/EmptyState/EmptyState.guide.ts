import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The rows could not be fetched', use: 'Data/FailureState' },
    { when: 'They are on their way', use: 'Data/Skeleton' },
    { when: 'It is in a table: say `emptyText` there', use: 'Data/DataTable' },
  ],
  anatomy: [
    { part: 'Emblem', is: 'An open tray, or the icon of what there is none of: a bus for vehicles.' },
    { part: 'Text', is: 'What there is none of: No Trips Yet.' },
    { part: 'Hint', is: 'Optional: what the thing is good for, or why a filter finds none.' },
    { part: 'Action', is: 'Optional: the button that makes the first one or clears the filter.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the action, if there is one.' }],
  dos: [
    'Tell apart “none yet” and “none that fits”: the first offers to create one, the second to clear the search.',
    'Offer the action only to those who may do it.',
  ],
  donts: [
    'Don’t apologise and don’t joke: on a slow morning the counter reads this ten times.',
    'Don’t show it while rows are still on their way.',
  ],
};
