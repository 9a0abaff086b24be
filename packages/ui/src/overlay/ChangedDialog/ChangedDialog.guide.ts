import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Something typed is at stake', use: 'Overlay/ConflictDialog' },
    { when: 'Nothing was changed by somebody else', use: 'Overlay/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'Names the record.' },
    { part: 'Who and when', is: 'One sentence of the server.' },
    {
      part: 'What changed',
      is: 'A line each: what it is now and what it was. Only what the person could see.',
    },
    { part: 'Way out', is: 'Leave it. It has the focus from the start.' },
    { part: 'Act', is: 'What was about to be done, on the record as it is now.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses what has the focus: at first the way out.' },
    { keys: 'Tab', does: 'Goes on to the act.' },
    { keys: 'Escape', does: 'Leaves the record as it is.' },
  ],
  dos: ['Show amounts as people read them.', 'Refresh the list behind it, so that both say the same.'],
  donts: ['Don’t repeat the act by itself, however small the change.'],
};
