import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The connection is slow or lost', use: 'Components/Layout/ConnectionBar' },
    { when: 'The message is about a time in the form below it', use: 'Components/Flow/Notice' },
  ],
  anatomy: [{ part: 'Text', is: 'How far the clock is off, what to do, and which time the app uses.' }],
  keyboard: [],
  dos: ['Show it on every screen while the clock is more than two minutes off.'],
  donts: ['Don’t stop any work because of it.'],
};
