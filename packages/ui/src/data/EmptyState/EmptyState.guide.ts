import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The rows could not be loaded', use: 'Components/Data/FailureState' },
    { when: 'The rows are loading', use: 'Components/Data/Skeleton' },
    { when: 'It is in a table, which has `emptyText`', use: 'Components/Data/DataTable' },
  ],
  anatomy: [
    { part: 'Icon', is: 'An inbox.' },
    { part: 'Text', is: 'What there is none of: No Trips Yet.' },
    { part: 'Hint', is: 'Optional: what the records are for, or why a filter finds none.' },
    { part: 'Action', is: 'Optional: the button that creates the first record or clears the filter.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action, if there is one.' }],
  dos: [
    'Distinguish “none yet” from “none that fits”: the first offers to create one, the second to clear the search.',
    'Offer the action only to users who have the right to it.',
  ],
  donts: [
    'Don’t apologise and don’t joke: on a slow morning a clerk reads this ten times.',
    'Don’t show it while rows are loading.',
  ],
};
