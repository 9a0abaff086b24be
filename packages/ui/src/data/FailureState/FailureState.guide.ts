import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Old rows are still there to be read', use: 'Flow/Notice' },
    { when: 'One press went wrong and the screen is as it was', use: 'Overlay/Toaster' },
    { when: 'There is nothing, and that is no fault', use: 'Data/EmptyState' },
  ],
  anatomy: [
    { part: 'Emblem', is: 'A warning sign, red. The text says the same.' },
    { part: 'Message', is: 'What happened, in the words of the message catalogue: Internet disconnected.' },
    { part: 'Try again', is: 'Asks for the same again. It spins while it asks and keeps its place.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to Try again.' },
    { keys: 'Enter, Space', does: 'Asks again. Nothing happens while it is asking.' },
  ],
  dos: [
    'Put it where the content would be, so that the rest of the screen can still be used.',
    'Leave the button out when asking again can’t help: no right to see it, a ticket that is gone.',
  ],
  donts: [
    'Don’t show codes, addresses or stack traces; the log has them.',
    'Don’t ask again by itself: on a poor connection that makes every screen slower.',
  ],
};
