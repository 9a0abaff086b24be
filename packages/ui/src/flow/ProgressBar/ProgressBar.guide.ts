import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The user can go back to earlier steps', use: 'Components/Flow/StepIndicator' },
    { when: 'The duration is not known', use: 'Components/Controls/Button' },
    { when: 'Rows are loading', use: 'Components/Data/Skeleton' },
  ],
  anatomy: [
    { part: 'Segments', is: 'One per step; the completed ones and the current one are filled.' },
    { part: 'Count', is: 'Step 2 of 4, at the right. Screen readers read the same.' },
  ],
  keyboard: [],
  dos: [
    'Use it for the recovery of a passcode and other linear processes of four or five steps.',
    'Place it above the title of each step, so that it keeps its place.',
  ],
  donts: ['Don’t show percentages: the steps are known, the time is not.', 'Don’t make it interactive.'],
};
