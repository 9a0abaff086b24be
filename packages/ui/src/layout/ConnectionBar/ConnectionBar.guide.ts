import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A single request failed', use: 'Components/Overlay/Toaster' },
    { when: 'The content of the screen could not be loaded', use: 'Components/Data/FailureState' },
    { when: 'The message is about the form below it', use: 'Components/Flow/Notice' },
  ],
  anatomy: [
    { part: 'Region', is: 'Always mounted, sticky below the header.' },
    {
      part: 'Icon',
      is: 'A weak signal if the connection is slow, a struck-through one if it is lost: distinguished by shape.',
    },
    { part: 'Text', is: 'What is wrong, and what it means for the current task. It is announced.' },
    {
      part: 'Announcement',
      is: 'For screen readers only: the connection is back. The bar has disappeared by then.',
    },
  ],
  keyboard: [],
  dos: [
    'Show it as soon as the state is known, and remove it as soon as it is over.',
    'Keep the screen below usable: nothing typed is lost.',
  ],
  donts: [
    'Don’t show it after one failed request: the connection is lost only if nothing is answered.',
    'Don’t add a button: the app reconnects automatically.',
  ],
};
