/** Titles of the screens in the account menu, in their own file because every screen loads them. */
export const titles = {
  passcode: 'Change passcode',
  secondFactor: 'Second factor',
  counter: 'This counter',
  sessions: 'Where you are logged in',
};
