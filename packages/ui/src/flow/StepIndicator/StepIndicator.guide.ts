import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The process only moves forward', use: 'Components/Flow/ProgressBar' },
    { when: 'The form around it is needed as well', use: 'Components/Flow/Wizard' },
    { when: 'The place of a screen in the app', use: 'Components/Layout/Breadcrumb' },
    { when: 'What has happened so far', use: 'Components/Data/Timeline' },
  ],
  anatomy: [
    { part: 'Mark', is: 'A tick on completed steps, the number on the others; the current one is filled.' },
    {
      part: 'Title',
      is: 'Two or three words. On a narrow screen only the current one is shown, with Step 2 of 4 above it.',
    },
    { part: 'Line', is: 'Connects the steps. It has no meaning of its own.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the completed steps and the current one; later steps are skipped.' },
    { keys: 'Enter, Space', does: 'Goes to the step.' },
  ],
  dos: [
    'Name steps after what is entered in them: Sender Information, Payment Details.',
    'Keep the entered values when the user goes back.',
    'Use three or four steps; more only if each is a form that is saved by itself.',
  ],
  donts: [
    'Don’t let users skip ahead if a step depends on the one before: the trip determines the seats, the seats the price.',
    'Don’t mark a step as completed because it was viewed.',
  ],
};
