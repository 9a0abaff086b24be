import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Only one step back is of use', use: 'Layout/Page' },
    { when: 'Steps of a form', use: 'Flow/StepIndicator' },
  ],
  anatomy: [
    {
      part: 'Ways up',
      is: 'Links to the list, the section; a group without a page of its own is plain text.',
    },
    { part: 'Slash', is: 'Between the places. Not read aloud.' },
    { part: 'Current place', is: 'In the stronger face and no link. It is cut before the others are.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks the links up; the current place is passed over.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
  dos: ['Call each place what the menu calls it.', 'Stop at two or three; the menu is always in sight.'],
  donts: [
    'Don’t show the record’s name in it: the title does, and names are long.',
    'Don’t use it for the way one came: it says where a place lies.',
  ],
};
