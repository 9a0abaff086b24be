import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It should always be available', use: 'Components/Controls/TextLink' },
    { when: 'It is the primary action', use: 'Components/Controls/Button' },
  ],
  anatomy: [
    { part: 'Question', is: 'The likely problem: Didn’t get the e-mail?' },
    { part: 'Button', is: 'The solution: Click to resend. It keeps its place while disabled.' },
    {
      part: 'Countdown',
      is: 'In 0:42: the time until the button is enabled. It follows the clock, also after the phone slept.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the button, also during the countdown, so that the remaining time is read out.',
    },
    { keys: 'Enter, Space', does: 'Requests the e-mail again. Nothing happens during the countdown.' },
  ],
  dos: [
    'Place it below the code input, where users look if no code arrives.',
    'Restart the countdown on each press, and confirm with a toast that the e-mail was sent.',
  ],
  donts: [
    'Don’t hide it during the countdown: users would not know that they can try again.',
    'Don’t count down longer than the server requires.',
  ],
};
