import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a question of a form', use: 'Controls/ChoiceField' },
    { when: 'It narrows down a list', use: 'Controls/FilterButtons' },
  ],
  anatomy: [
    { part: 'Frame', is: 'Both papers in one well, so that they are seen as one question.' },
    { part: 'Paper', is: '80 mm roll or A4, as the clerk knows them. The chosen one is filled.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the paper that is chosen.' },
    { keys: 'Arrow keys', does: 'Choose the other one, round at the ends.' },
  ],
  dos: [
    'Let it stand before the print button.',
    'Remember the answer on this machine: the printer beside it doesn’t change.',
  ],
  donts: [
    'Don’t offer papers that no printer in the halls has.',
    'Don’t ask in a dialog. It is set once and forgotten.',
  ],
};
