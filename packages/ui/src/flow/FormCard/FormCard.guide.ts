import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It takes several steps', use: 'Flow/Wizard' },
    { when: 'It asks one question over a list', use: 'Overlay/Modal' },
    { when: 'It asks to delete', use: 'Overlay/ConfirmDialog' },
    { when: 'Someone is not logged in yet', use: 'Layout/AuthLayout' },
  ],
  anatomy: [
    { part: 'Ground', is: 'The raised card with the fields, two abreast where there is room.' },
    {
      part: 'Button',
      is: 'One, at the lower right; on a phone at the lower edge of the screen, as wide as it.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: submits. Held down it submits once.' },
    { keys: 'Tab', does: 'Goes through the fields and ends at the button.' },
  ],
  dos: [
    'Name the button after what comes of it: Create Route, and while busy Creating route...',
    'Let an incomplete form be submitted: it shows what is missing and takes the focus to the first such field.',
    'Empty the form after creating, so that the next terminal or driver can be entered at once.',
  ],
  donts: [
    'Don’t add a Cancel: the way back is above the title, and unsaved changes ask before they are left.',
    'Don’t put a second card into it; group long forms by headings.',
  ],
};
