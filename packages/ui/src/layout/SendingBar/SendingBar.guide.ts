import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The connection itself is slow or lost', use: 'Components/Layout/ConnectionBar' },
    { when: 'The message is about the form below it', use: 'Components/Flow/Notice' },
    { when: 'Something was saved', use: 'Components/Overlay/Toaster' },
  ],
  anatomy: [
    {
      part: 'Icon',
      is: 'A paper plane while entries are being sent, an exclamation mark if one was refused.',
    },
    { part: 'Text', is: 'The number of entries, and whether the user has to act.' },
    { part: 'Link', is: 'Opens the list of these entries.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'On the link: opens the list.' }],
  dos: ['Show it on every screen while anything is unsent.'],
  donts: ['Don’t show it for a sale whose form is still waiting for the response.'],
};
