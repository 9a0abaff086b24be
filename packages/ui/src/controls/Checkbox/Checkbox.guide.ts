import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is one of a few options', use: 'Components/Controls/ChoiceField' },
    { when: 'It filters the list below', use: 'Components/Controls/FilterButtons' },
  ],
  anatomy: [
    { part: 'Box', is: 'Ticked or not. Its touch target is larger than the visible box.' },
    { part: 'Label', is: 'What is ticked. A press on it ticks the box.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to each in turn.' },
    { keys: 'Space', does: 'Ticks or unticks it.' },
  ],
  dos: [
    'In a row that already shows what is ticked, hide the label: screen readers announce it.',
    'Show on the button how many are ticked: Confirm 3 payments.',
  ],
  donts: ['Don’t tick any by default where money is involved: users check each one first.'],
};
