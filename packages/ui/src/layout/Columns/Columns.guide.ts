import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It places fields side by side', use: 'Components/Layout/Stack' },
    { when: 'It is a form in steps, which has its own place for a summary', use: 'Components/Flow/Wizard' },
  ],
  anatomy: [
    { part: 'Main content', is: 'The wide column at the left: the form, the seats, the list.' },
    {
      part: 'Aside',
      is: '320 px at the right, sticky while the main content scrolls; or half the width for a preview. Below the main content where there is no room.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the main content first, then the aside.' }],
  dos: [
    'Use the aside for what users look at while working: the trip, the selected seats, the amount.',
    'Name the aside after its content.',
  ],
  donts: [
    'Don’t put the main button at the end of a long aside: on a phone it would be below everything.',
    'Don’t nest columns.',
  ],
};
