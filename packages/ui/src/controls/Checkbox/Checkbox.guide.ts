import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is one of a few options', use: 'Components/Controls/ChoiceField' },
    { when: 'It filters the list below', use: 'Components/Controls/FilterButtons' },
  ],
  anatomy: [{ part: 'Box', is: 'Ticked or not. Its touch target is larger than the visible box.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to each in turn.' },
    { keys: 'Space', does: 'Ticks or unticks it.' },
  ],
  dos: [
    'Label it after its row: screen readers announce the label, which is not visible.',
    'Show on the button how many are ticked: Confirm 3 payments.',
  ],
  donts: ['Don’t tick any by default where money is involved: users check each one first.'],
};
