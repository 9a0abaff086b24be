import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A code was sent by e-mail', use: 'Controls/CodeInput' },
    { when: 'It is no secret: an e-mail address, a ticket number', use: 'Controls/TextField' },
    { when: 'A new one is chosen and how good it is has to be shown', use: 'Flow/PasswordStrength' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    { part: 'Secret', is: 'Dots, or the letters while it is shown.' },
    { part: 'Eye', is: 'Shows and hides it; struck through while it is shown.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the field, then to the eye, then on.' },
    { keys: 'Enter', does: 'In the field: sends the form. On the eye: presses it.' },
    { keys: 'Space', does: 'On the eye: presses it. In the field it is a character of the secret.' },
  ],
  dos: [
    'Say the rules in the hint when a new one is chosen.',
    'Keep what was typed when a login fails: mostly one letter is wrong.',
  ],
  donts: [
    'Don’t forbid pasting: what a password manager fills in is better than what one can remember.',
    'Don’t say whether the e-mail or the passcode was wrong.',
  ],
};
