/** Texts of a terminal's hall view, and of the dialog that makes its link. */
export const messages = {
  title: 'Departures',
  loading: 'Loading the departures…',
  hallFailed: 'The departures could not be loaded. This page tries again by itself.',
  hall: 'Hall view',
  hallOf: (terminal: string) => `Hall view of ${terminal}`,
  hallIs:
    'The departures of this terminal for the television in its hall: big, dark, without names or money. Whoever has the link sees it, without a login.',
  hallLoadFailed: 'The hall view could not be loaded.',
  noLink: 'There is no link yet.',
  linkSince: (moment: string) =>
    `There is a link since ${moment}. It is not kept: make another one if it is lost.`,
  link: 'Link',
  linkOnce: 'It is shown this once. Open it on the television, or copy it.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'The link could not be copied. Mark it and copy it by hand.',
  makeLink: 'Make a link',
  makeAnother: 'Make another link',
  withdraw: 'Withdraw the link',
  withdrawn: 'The link shows nothing any more.',
  hallNotDone: 'That could not be done. Please try again.',
};
