import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One call got no answer', use: 'Overlay/Toaster' },
    { when: 'What the screen shows could not be loaded', use: 'Data/FailureState' },
    { when: 'It is about the form below it', use: 'Flow/Notice' },
  ],
  anatomy: [
    { part: 'Region', is: 'Always on the page, below the header and in view while the page scrolls.' },
    { part: 'Icon', is: 'Few waves for slow, crossed waves for gone: told by its shape.' },
    { part: 'Text', is: 'What is wrong, and what it means for the work at hand. It is announced.' },
    { part: 'Back', is: 'Only heard: that the connection is back. The bar is gone by then.' },
  ],
  keyboard: [],
  dos: [
    'Show it as soon as it is known and take it away as soon as it is over.',
    'Keep the screen below usable: what is typed is not lost.',
  ],
  donts: [
    'Don’t show it because one call failed: the connection is gone when nothing is answered.',
    'Don’t put a button into it: the connection is tried again without being asked.',
  ],
};
