import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The form is sent again by itself', use: 'Components/Layout/SendingBar' },
    { when: 'The server refused it', use: 'Components/Overlay/Toaster' },
  ],
  anatomy: [
    { part: 'Title', is: 'That no answer came.' },
    { part: 'Text', is: 'Whether sending the form again is safe, or where to look first.' },
    { part: 'Link', is: 'To the list, if only looking helps.' },
  ],
  keyboard: [],
  dos: ['Keep it until the form is sent again or closed.'],
  donts: ['Don’t offer to send again where the server could create the record twice.'],
};
