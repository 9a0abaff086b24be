import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'Each day matters', use: 'Data/IncomeChart' }],
  anatomy: [
    { part: 'Arrow', is: 'Up or down, in the colour of the words: more is not always better.' },
    { part: 'Words', is: 'By how many percent, and than what.' },
  ],
  keyboard: [],
  dos: ['Compare with as many days as the figure has.'],
  donts: ['Don’t colour it: more expenses are no success.'],
};
