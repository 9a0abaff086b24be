import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It has a fixed place on the page and stays while it is true', use: 'Components/Flow/Notice' },
    { when: 'It confirms an action and passes', use: 'Components/Overlay/Toaster' },
  ],
  anatomy: [
    { part: 'Icon', is: 'A circle, a triangle or an octagon, so that the outcome is clear without colour.' },
    {
      part: 'Text',
      is: 'What happened, in large letters; below it who the passenger is, or why they must not board. It is announced.',
    },
    { part: 'Action', is: 'Undoes the scan, if it changed something.' },
  ],
  keyboard: [],
  dos: ['Show only the last scan, until the next one.', 'Play a different sound for each outcome.'],
  donts: ['Don’t hide it automatically: the person who scans looks at the passenger first.'],
};
