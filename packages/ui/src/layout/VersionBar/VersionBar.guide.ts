import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Something that was entered is not saved yet', use: 'Layout/SendingBar' },
    { when: 'It is about what the screen shows', use: 'Flow/Notice' },
  ],
  anatomy: [
    {
      part: 'Text',
      is: 'That a new version is ready, and when it is taken by itself or what stands in its way.',
    },
    { part: 'Button', is: 'Takes it now: the page is loaded anew at the same address.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On the button: takes the new version.' }],
  dos: ['Say what would be lost when somebody takes it with a form half filled in, and take it later.'],
  donts: ['Don’t load the page anew without being asked.', 'Don’t cover anything with it.'],
};
