import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It happened just now and needs no answer', use: 'Overlay/Toaster' },
    { when: 'One field is wrong', use: 'Controls/TextField' },
    { when: 'Nothing at all could be fetched', use: 'Data/FailureState' },
    { when: 'Something will be lost unless they say no', use: 'Overlay/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Icon', is: 'One for each tone, so that it reads without colour.' },
    { part: 'Title', is: 'Optional, a few words: Seat 7 has just been sold.' },
    { part: 'Text', is: 'What it means for the one who reads it, and what to do next.' },
    { part: 'Action', is: 'Optional: the one button that does it.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the action, if there is one.' }],
  dos: [
    'Put it right above what it is about, and take it away when it is no longer true.',
    'Use `danger` where work can’t go on, `warning` where it can but should be thought over.',
    'Say what stays safe: “What you typed is still here.”',
  ],
  donts: [
    'Don’t show two at once above the same form; the graver one wins.',
    'Don’t use it for good news that passes: saved, sent and printed are toasts.',
    'Don’t let it be closed by a cross: what can be waved away needn’t be there.',
  ],
};
