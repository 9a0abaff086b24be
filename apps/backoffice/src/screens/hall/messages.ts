/** Texts of a terminal's hall view, and of the dialog that makes its link. */
export const messages = {
  title: 'Departures',
  loading: 'Loading the departures…',
  hallFailed: 'The departures could not be loaded. This page tries again automatically.',
  hall: 'Hall view',
  hallOf: (terminal: string) => `Hall view of ${terminal}`,
  hallIs:
    'The departures of this terminal for the television in its hall. It shows no names and no money. Anybody with the link can see it without logging in.',
  hallLoadFailed: 'The hall view could not be loaded.',
  noLink: 'There is no link yet.',
  linkSince: (moment: string) =>
    `There is a link since ${moment}. It cannot be shown again: make a new one if you lose it.`,
  link: 'Link',
  linkOnce: 'It is shown only now. Open it on the television or copy it.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'The link could not be copied. Select it and copy it.',
  makeLink: 'Make a link',
  makeAnother: 'Make another link',
  withdraw: 'Withdraw the link',
  withdrawn: 'The link no longer works.',
  hallNotDone: 'That could not be done. Please try again.',
};
