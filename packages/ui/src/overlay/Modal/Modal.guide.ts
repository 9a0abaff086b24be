import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It asks a yes-or-no question', use: 'Components/Overlay/ConfirmDialog' },
    { when: 'The message can wait on the page', use: 'Components/Flow/Notice' },
    { when: 'It has steps, or more fields than fit', use: 'Components/Flow/Wizard' },
  ],
  anatomy: [
    {
      part: 'Header',
      is: 'The title: Ticket Summary, Trip Details. It is the accessible name and stays in view.',
    },
    { part: 'Close button', is: 'Last in the tab order, so that the focus starts on the content.' },
    { part: 'Content', is: 'Facts or a few fields. It scrolls if the window is too low.' },
    { part: 'Footer', is: 'Optional buttons, the primary one on the right. It stays in view.' },
    {
      part: 'Backdrop',
      is: 'Dims the page behind, which is inert. On a phone the modal is at the bottom of the screen.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the content, the footer and the close button, never to the page behind.',
    },
    { keys: 'Escape', does: 'Closes it. The focus returns to where it was.' },
  ],
  dos: [
    'Use small (400 px) for facts, medium (560 px) for a few fields, large (840 px) for a table or a sheet.',
    'Focus the dialog itself (autoFocus) if a button in the footer decides something: a stray Enter then does nothing.',
    'Turn closing by an outside click off (closesOnOutsideClick) as soon as something is typed in it.',
    'Link from a summary to the full page: Open and print is in the footer of a waybill’s summary.',
  ],
  donts: [
    'Don’t open one from another.',
    'Don’t use it for a form with a URL of its own: /admin/trips/edit is a page.',
    'Don’t repeat the title in the content.',
  ],
};
