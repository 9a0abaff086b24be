/** The titles of the screens; in a file of their own, because the account's menu says it on every screen. */
export const titles = {
  passcode: 'Change passcode',
  secondFactor: 'Second factor',
  counter: 'This counter',
  sessions: 'Where you are logged in',
};
