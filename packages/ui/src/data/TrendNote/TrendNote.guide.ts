import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The figure of each day matters', use: 'Components/Data/IncomeChart' }],
  anatomy: [
    { part: 'Arrow', is: 'Up or down, in the colour of the text: an increase is not always good.' },
    { part: 'Text', is: 'The difference in percent, and what it is compared with.' },
  ],
  keyboard: [],
  dos: ['Compare periods of the same number of days.'],
  donts: ['Don’t colour it: more expenses are no success.'],
};
