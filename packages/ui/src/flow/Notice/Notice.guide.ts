import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It reports an event that needs no response', use: 'Components/Overlay/Toaster' },
    { when: 'One field is invalid', use: 'Components/Controls/TextField' },
    { when: 'No data could be loaded', use: 'Components/Data/FailureState' },
    { when: 'It asks for confirmation before something is lost', use: 'Components/Overlay/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Icon', is: 'One per tone, so that the tone is clear without colour.' },
    { part: 'Title', is: 'Optional, a few words: Seat 7 has just been sold.' },
    { part: 'Text', is: 'What it means for the user, and what to do next.' },
    { part: 'Action', is: 'Optional: one button for the next step.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action, if there is one.' }],
  dos: [
    'Place it directly above what it is about, and remove it when it is no longer true.',
    'Use `danger` if work can’t continue, `warning` if it can but needs attention.',
    'Say what is safe: “What you typed is still here.”',
  ],
  donts: [
    'Don’t show two at once above the same form: show the more serious one.',
    'Don’t use it for a success that passes: saved, sent and printed are toasts.',
    'Don’t add a close button: a notice that can be dismissed is not needed.',
  ],
};
