import { titles } from '../account/titles';

/** Texts of counters (docs/counter.md). */
export const messages = {
  title: titles.counter,
  lead: 'A machine with a name is known at your terminal: whoever logs in there is logged in at that counter, and the head office can forget it.',
  loading: 'Loading the counter…',
  loadFailed: 'The counter could not be loaded.',
  unnamed: 'Nobody has named this machine yet.',
  named: (name: string, terminal: string) => `This machine is ${name} of ${terminal}.`,
  name: 'Awka 2',
  nameHint: 'As your terminal calls it. The till opens with it.',
  paperHint: 'What the printer of this machine holds.',
  submit: 'Save',
  busy: 'Saving...',
  done: 'This machine has its name.',
  pin: {
    title: 'Your PIN',
    lead: 'With a PIN you open your own lock in a second, and others can use this counter meanwhile without seeing what you type.',
    since: (moment: string) => `You have a PIN since ${moment}. Another one takes its place.`,
    passcode: 'Your passcode',
    pin: 'New PIN',
    hint: 'Six digits, no birthday and no pattern. It counts at the counters of your terminal, after your passcode.',
    submit: 'Choose this PIN',
    done: 'Your PIN is chosen.',
  },
  list: {
    title: 'Counters',
    search: 'Search counters',
    searchHint: 'Finds counters by name, terminal or who named them',
    empty: 'No machine has a name yet',
  },
  forget: {
    button: 'Forget',
    title: 'Forget this counter?',
    note: 'Everybody who is logged in there is logged out. The machine can be named anew by staff who log in on it.',
    confirm: 'Yes, Forget',
    cancel: 'No, Cancel',
    done: 'The counter is forgotten.',
  },
};
