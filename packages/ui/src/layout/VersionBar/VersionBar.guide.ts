import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'An entry is not saved yet', use: 'Components/Layout/SendingBar' },
    { when: 'The message is about the content of the screen', use: 'Components/Flow/Notice' },
  ],
  anatomy: [
    {
      part: 'Text',
      is: 'That a new version is ready, and when it is loaded automatically or what prevents that.',
    },
    { part: 'Button', is: 'Loads it now: reloads the page at the same address.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On the button: loads the new version.' }],
  dos: ['If a form is partly filled in, say that its input would be lost, and don’t reload.'],
  donts: ['Don’t reload the page without being asked.', 'Don’t cover anything with it.'],
};
