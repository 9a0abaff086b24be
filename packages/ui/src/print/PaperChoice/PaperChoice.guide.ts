import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a field of a form', use: 'Components/Controls/ChoiceField' },
    { when: 'Something else than the paper is chosen', use: 'Components/Controls/SegmentedControl' },
    { when: 'It filters a list', use: 'Components/Controls/FilterButtons' },
  ],
  anatomy: [
    { part: 'Frame', is: 'All papers in one frame, so that they are one choice.' },
    { part: 'Paper', is: '58 mm roll, 80 mm roll or A4, as clerks call them. The chosen one is filled.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen paper.' },
    { keys: 'Arrow keys', does: 'Choose another paper and wrap around.' },
  ],
  dos: [
    'Place it before the print button.',
    'Remember the choice on this computer: the printer beside it doesn’t change.',
  ],
  donts: [
    'Don’t offer papers that no printer in the halls has.',
    'Don’t ask in a dialog: the paper is set once.',
  ],
};
