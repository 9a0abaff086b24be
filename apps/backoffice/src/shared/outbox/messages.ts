/** Texts about unsent sales (docs/app.md). */
export const messages = {
  show: 'Show them',
  sending: (count: number) => `${count} ${count === 1 ? 'entry is' : 'entries are'} still sending.`,
  refused: (count: number) => `${count} ${count === 1 ? 'entry was' : 'entries were'} refused.`,
  byItself: (count: number) =>
    count === 1 ? 'It is kept here and sent by itself.' : 'They are kept here and sent by themselves.',
  toDo: 'Put right what is wrong, or discard it.',
  noLogout: {
    title: 'You cannot log out yet',
    notes: [
      'What you entered here has not been saved yet, and only your login can send it.',
      'If somebody else needs this machine, lock it: they can log in, and yours goes on when you are back.',
    ],
    confirmLabel: 'Show what is unsent',
    cancelLabel: 'Stay',
  },
  /** A sale was discarded here, but the server had booked it. */
  booked: (one: string, number: string) =>
    `The ${one} that you discarded${number && `, ${number},`} is in the books, and stays there.`,
  notKept: 'This browser keeps nothing: do not close this tab before they are saved.',
};
