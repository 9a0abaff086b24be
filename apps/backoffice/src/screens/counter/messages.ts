import { titles } from '../../shared/accountTitles';

/** Texts of counters (docs/counter.md). */
export const messages = {
  title: titles.counter,
  lead: 'Give this computer the name that your terminal uses for it. Whoever logs in on it is logged in at that counter. The head office can remove it.',
  loading: 'Loading the counter…',
  loadFailed: 'The counter could not be loaded.',
  unnamed: 'This computer has no name yet.',
  named: (name: string, terminal: string) => `This computer is ${name} of ${terminal}.`,
  name: 'Awka 2',
  nameHint: 'The name your terminal uses. The till opens under it.',
  paperHint: 'The paper in the printer of this computer.',
  submit: 'Save',
  busy: 'Saving...',
  done: 'The name is saved.',
  pin: {
    title: 'Your PIN',
    lead: 'With a PIN you unlock this counter quickly, and colleagues can use it while you are away without seeing your work.',
    since: (moment: string) => `You set your PIN on ${moment}. A new one replaces it.`,
    passcode: 'Your passcode',
    pin: 'New PIN',
    hint: 'Six digits, not a birthday or a pattern. It works at the counters of your terminal once you have logged in with your passcode.',
    submit: 'Choose this PIN',
    done: 'Your PIN is set.',
  },
  list: {
    title: 'Counters',
    search: 'Search counters',
    searchHint: 'Finds counters by name, terminal or who named them',
    empty: 'No counters yet',
  },
  forget: {
    button: 'Forget',
    title: 'Forget this counter?',
    note: 'Everybody who is logged in there is logged out. Staff who log in on the computer can name it again.',
    confirm: 'Yes, Forget',
    cancel: 'No, Cancel',
    done: 'The counter is forgotten.',
  },
};
