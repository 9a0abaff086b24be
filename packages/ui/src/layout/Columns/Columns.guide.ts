import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Fields beside one another', use: 'Layout/Stack' },
    { when: 'A form in steps, which has a place for its summary', use: 'Flow/Wizard' },
  ],
  anatomy: [
    { part: 'Work', is: 'The wide column at the left: the form, the seats, the list.' },
    {
      part: 'Aside',
      is: '320 px at the right, in view while the work scrolls, or half of the room for a preview; under the work where there is no room.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through the work first, then the aside.' }],
  dos: [
    'Put into the aside what is looked at while working: the trip, the seats chosen, the amount.',
    'Name the aside after what it shows.',
  ],
  donts: [
    'Don’t put the main button at the end of a long aside: on a phone it would be below everything.',
    'Don’t nest columns.',
  ],
};
