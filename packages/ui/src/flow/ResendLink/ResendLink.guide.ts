import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It should be possible any time', use: 'Controls/TextLink' },
    { when: 'It is the main thing to do here', use: 'Controls/Button' },
  ],
  anatomy: [
    { part: 'Question', is: 'What may have gone wrong: Didn’t get the e-mail?' },
    {
      part: 'Press',
      is: 'What to do about it: Click to resend. It stays in place while it can’t be pressed.',
    },
    {
      part: 'Countdown',
      is: 'In 0:42, until it may be pressed again. It follows the clock, also after the phone slept.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it, also while it counts down, so that the wait is read out.' },
    { keys: 'Enter, Space', does: 'Asks for the e-mail again; before its time nothing happens.' },
  ],
  dos: [
    'Put it under the boxes of the code, where one looks when nothing comes.',
    'Start the wait anew at each press and say by a toast that it was sent.',
  ],
  donts: [
    'Don’t hide it during the wait: nobody would know that there is a second chance.',
    'Don’t count down for longer than the server makes people wait.',
  ],
};
