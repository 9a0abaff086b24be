import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One answer of a few is asked for', use: 'Controls/ChoiceField' },
    { when: 'The list below is narrowed', use: 'Controls/FilterButtons' },
  ],
  anatomy: [{ part: 'Box', is: 'Ticked or not; it can be hit by a finger beyond what is drawn.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to each in turn.' },
    { keys: 'Space', does: 'Ticks it, or takes the tick away.' },
  ],
  dos: [
    'Name it by its row, which whoever cannot see it is told.',
    'Say on the button how many are ticked: Confirm 3 payments.',
  ],
  donts: ['Don’t tick anything for people where money moves: they look at each first.'],
};
