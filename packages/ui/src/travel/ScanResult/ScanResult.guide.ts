import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It belongs to a place on the page and stays while it is true', use: 'Flow/Notice' },
    { when: 'Something was done and passes', use: 'Overlay/Toaster' },
  ],
  anatomy: [
    { part: 'Shape', is: 'A ring, a triangle or an octagon: it reads without colours.' },
    { part: 'Words', is: 'What happened, large, and under it who it is or why not. It is announced.' },
    { part: 'Action', is: 'What takes it back, where something was done.' },
  ],
  keyboard: [],
  dos: [
    'Show the last scan’s alone, until the next one.',
    'Let a sound go with it, another one for each outcome.',
  ],
  donts: ['Don’t let it vanish by itself: whoever scans looks at the passenger first.'],
};
