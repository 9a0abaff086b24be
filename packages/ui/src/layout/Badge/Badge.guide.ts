import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is the status of a record', use: 'Components/Data/StatusBadge' },
    { when: 'The numbers filter the list', use: 'Components/Controls/CountFilter' },
    { when: 'It is the state of the till', use: 'Components/Layout/TillBadge' },
  ],
  anatomy: [{ part: 'Number', is: 'Of the whole list, not only of the loaded part.' }],
  keyboard: [],
  dos: ['Leave it out until the number is known.'],
  donts: ['Don’t put words into it.'],
};
