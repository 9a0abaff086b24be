import { titles } from './titles';

/** What people do with their own login. */
export const messages = {
  passcode: {
    title: titles.passcode,
    firstTitle: 'Choose your own passcode',
    firstLead: 'Somebody else has chosen the one that you logged in with. Choose one that only you know.',
    current: 'Current passcode',
    password: 'New passcode',
    hint: 'A few words that only you would put together are easier to remember than signs.',
    confirmPassword: 'New passcode again',
    note: 'You stay logged in here, and are logged out everywhere else. We tell you by e-mail.',
    submit: 'Change passcode',
    done: 'Passcode changed successfully',
    logout: 'Log out',
  },
  secondFactor: { title: titles.secondFactor },
  lock: {
    title: 'Locked',
    lead: (who: string) => `${who} is logged in. Nothing that was typed is lost.`,
    somebody: 'Somebody',
    passcode: 'Password',
    required: 'Please enter your passcode.',
    submit: 'Unlock',
    other: 'Log in as somebody else',
  },
  sessions: {
    title: titles.sessions,
    empty: 'Nowhere else',
    loadFailed: 'Your sessions could not be loaded.',
    end: 'Log out there',
    endTitle: (device: string) => `Log out on ${device}?`,
    endNote: 'What is typed there and not saved is lost.',
    endConfirm: 'Yes, Log out',
    ended: 'Logged out there.',
    unknown: 'You don’t know one of them? Log it out, and change your passcode.',
    this: 'this one',
  },
};
