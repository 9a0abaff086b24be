import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The connection itself is slow or gone', use: 'Layout/ConnectionBar' },
    { when: 'It is about the form below it', use: 'Flow/Notice' },
    { when: 'Something was saved', use: 'Overlay/Toaster' },
  ],
  anatomy: [
    {
      part: 'Icon',
      is: 'A paper plane while it is being sent, an exclamation mark where something was refused.',
    },
    { part: 'Text', is: 'How many, and whether somebody has to do something.' },
    { part: 'Link', is: 'Leads to the list of them.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'On the link: opens the list.' }],
  dos: ['Show it on every screen for as long as anything is unsent.'],
  donts: ['Don’t show it for a sale that its form is still waiting for.'],
};
