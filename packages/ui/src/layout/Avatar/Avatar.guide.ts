import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It opens the menu of the own login', use: 'Components/Layout/AccountMenu' },
    { when: 'It is the mark of the company', use: 'Components/Layout/Brand' },
  ],
  anatomy: [
    { part: 'Circle', is: 'As high as the text beside it and its line.' },
    { part: 'Initials', is: 'Of the first and the last word of the name. Screen readers skip them.' },
  ],
  keyboard: [],
  dos: ['Show the name beside it, or make it the name of the button.'],
  donts: ['Don’t use it to tell people apart: two may have the same initials.'],
};
