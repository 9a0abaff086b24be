import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It only leads forward', use: 'Flow/ProgressBar' },
    { when: 'It needs the form around it as well', use: 'Flow/Wizard' },
    { when: 'Where one is among the screens', use: 'Layout/Breadcrumb' },
    { when: 'What has happened so far', use: 'Data/Timeline' },
  ],
  anatomy: [
    {
      part: 'Mark',
      is: 'A tick on steps that are done, the number on the others; the current one is filled.',
    },
    {
      part: 'Title',
      is: 'Two or three words. Where there is no room only the current one is written out, with Step 2 of 4 above it.',
    },
    { part: 'Line', is: 'From step to step. It says nothing by itself.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the steps that are done and the current one; those ahead are passed over.',
    },
    { keys: 'Enter, Space', does: 'Goes to the step.' },
  ],
  dos: [
    'Name steps after what is entered in them: Sender Information, Payment Details.',
    'Keep what was typed when someone goes back.',
    'Three or four steps; more only where each is a form of its own that is saved by itself.',
  ],
  donts: [
    'Don’t let people jump ahead where a step needs the one before: the trip decides the seats, the seats the price.',
    'Don’t mark a step as done because it was seen.',
  ],
};
