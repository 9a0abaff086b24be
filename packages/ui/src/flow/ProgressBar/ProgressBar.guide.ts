import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Earlier steps can be gone back to', use: 'Flow/StepIndicator' },
    { when: 'How long it takes is not known', use: 'Controls/Button' },
    { when: 'Rows are on their way', use: 'Data/Skeleton' },
  ],
  anatomy: [
    { part: 'Bars', is: 'One for each step; those that are behind one and the current one are filled.' },
    { part: 'Count', is: 'Step 2 of 4, at the right, and what screen readers say.' },
  ],
  keyboard: [],
  dos: [
    'Use it for the recovery of a passcode and whatever else leads one way in four or five steps.',
    'Put it above the title of each step, so that it stays in its place.',
  ],
  donts: ['Don’t show percentages: steps are counted, time isn’t known.', 'Don’t let it be pressed.'],
};
