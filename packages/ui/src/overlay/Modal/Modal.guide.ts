import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It asks yes or no', use: 'Overlay/ConfirmDialog' },
    { when: 'It can wait beside the page', use: 'Flow/Notice' },
    { when: 'It has steps, or more fields than fit', use: 'Flow/Wizard' },
  ],
  anatomy: [
    { part: 'Head', is: 'What it is: Ticket Summary, Trip Details. It names the dialog and stays in view.' },
    { part: 'Cross', is: 'Closes it. Last in the order of Tab, so that the focus starts on the content.' },
    { part: 'Content', is: 'Facts or a few fields. It scrolls where the window is too low.' },
    { part: 'Foot', is: 'Optional buttons, the primary one at the right. It stays in view.' },
    {
      part: 'Scrim',
      is: 'The page behind, dimmed and out of reach. On a phone the modal comes up from below.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the content, the foot and the cross, never to the page behind.' },
    { keys: 'Escape', does: 'Closes it. The focus is back where it came from.' },
  ],
  dos: [
    'Use small (400 px) for facts, medium (560 px) for a few fields, large (840 px) for a table or a sheet.',
    'Start on the facts (firstFocus) where the foot decides something: a stray Enter then does nothing.',
    'Hold it open on a press outside (closesOnOutsideClick) as soon as there is something typed in it.',
    'Lead from a summary to the whole: Open and print stands in the foot of a waybill’s.',
  ],
  donts: [
    'Don’t open one from another.',
    'Don’t put a form into it that has an address of its own: /admin/trips/edit is a page.',
    'Don’t repeat the title in the content.',
  ],
};
