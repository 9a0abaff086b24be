/** Texts of the set-up of an empty company (docs/company.md). */
export const setUpWords = {
  title: 'Set up your company',
  loading: 'Loading your progress…',
  loadFailed: 'Your progress could not be loaded.',
  skip: 'Skip this step',
  importCsv: 'Import CSV',
  later: 'Set up later',
  kind: 'What kind of company is it?',
  kindHint: 'It answers the settings below. Each can be changed under Company later.',
  settings: 'What it starts with',
  setting: 'Setting',
  answer: 'Starts with',
  purpose: 'What it is for',
  ready: 'Your company is ready',
  readyAdvice:
    'Terminal staff can now log in with their e-mail, plan trips and sell seats. If transfers and cards wait, a colleague of the seller or you confirm them: Shifts, Payments to confirm.',
  skipped: (titles: readonly string[]) => `Skipped: ${titles.join(', ')}.`,
  planTrip: 'Plan a trip',
  dashboard: 'Go to the dashboard',
  goOn: 'Go on',
  hide: 'Don’t show again',
  progress: (done: number, all: number) =>
    `${done} of ${all} steps are done. Seats can be sold once all of them are.`,
};
