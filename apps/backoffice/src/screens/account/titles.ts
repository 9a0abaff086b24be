/** Titles of these screens, in their own file because every screen loads them for the account menu. */
export const titles = {
  passcode: 'Change passcode',
  secondFactor: 'Second factor',
  counter: 'This counter',
  sessions: 'Where you are logged in',
};
