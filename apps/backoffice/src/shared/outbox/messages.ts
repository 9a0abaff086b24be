/** Texts about unsent sales (docs/app.md). */
export const messages = {
  show: 'Show them',
  sending: (count: number) => `${count} ${count === 1 ? 'entry is' : 'entries are'} still sending.`,
  refused: (count: number) => `${count} ${count === 1 ? 'entry was' : 'entries were'} refused.`,
  byItself: (count: number) =>
    count === 1 ? 'It is kept here and sent automatically.' : 'They are kept here and sent automatically.',
  toDo: 'Correct the entry, or discard it.',
  noLogout: {
    title: 'You cannot log out yet',
    notes: [
      'What you entered here has not been saved yet, and only your login can send it.',
      'If somebody else needs this computer, lock it: they can log in, and your entries are sent when you are back.',
    ],
    confirmLabel: 'Show unsent entries',
    cancelLabel: 'Stay',
  },
  /** A sale was discarded here, but the server had booked it. */
  booked: (one: string, number: string) =>
    `The ${one} that you discarded${number && `, ${number},`} was saved before that, and stays in the books.`,
  notKept: 'This browser cannot store entries. Do not close this tab before they are saved.',
};
