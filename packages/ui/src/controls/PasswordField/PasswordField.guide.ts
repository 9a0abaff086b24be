import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a code that was sent by e-mail', use: 'Components/Controls/CodeInput' },
    { when: 'It is not secret: an e-mail address, a ticket number', use: 'Components/Controls/TextField' },
    { when: 'It sets a new password and shows its strength', use: 'Components/Flow/PasswordStrength' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'The same as in every field.' },
    { part: 'Password', is: 'Masked with dots, or plain text while it is shown.' },
    { part: 'Eye button', is: 'Shows and hides the password. Struck through while it is shown.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the field, then to the eye button, then to the next field.' },
    { keys: 'Enter', does: 'In the field: submits the form. On the eye button: activates it.' },
    {
      keys: 'Space',
      does: 'On the eye button: activates it. In the field it is a character of the password.',
    },
  ],
  dos: [
    'State the rules for a new password in the hint.',
    'Keep the value when a login fails: mostly one letter is wrong.',
  ],
  donts: [
    'Don’t block pasting: a password manager’s password is better than a remembered one.',
    'Don’t say whether the e-mail or the passcode was wrong.',
  ],
};
