import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It changes something at once and has no address', use: 'Components/Controls/SegmentedControl' },
    { when: 'It filters the list below', use: 'Components/Controls/FilterButtons' },
    { when: 'The user works through the parts in their order', use: 'Components/Flow/Wizard' },
  ],
  anatomy: [
    { part: 'Navigation', is: 'Named after what is divided: Reports.' },
    {
      part: 'Tab',
      is: 'A link to one part. The present one is tinted, so that the main action stays solid.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus from one link to the next.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  dos: [
    'Give each part its address, so that it can be opened in a second tab, and found again with Back.',
    'Keep what the user has set, such as the period, in the address of the other parts.',
  ],
  donts: [
    'Don’t use the ARIA roles of tabs: they are links, and screen readers say which page is the current one.',
    'Don’t show a part that the user may not see.',
  ],
};
