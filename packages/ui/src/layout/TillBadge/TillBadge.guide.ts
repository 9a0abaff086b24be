import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is the status of a record', use: 'Components/Data/StatusBadge' },
    { when: 'It is something to report on every screen', use: 'Components/Layout/SendingBar' },
  ],
  anatomy: [
    { part: 'Text', is: 'Till open and the counter, or No till open. On a phone Till open or No till.' },
    { part: 'Colour', is: 'Green: open. Amber: cash sales go into no till. The words say the same.' },
    { part: 'Title', is: 'Since when it is open, and the key.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Opens the till, as Alt O does from anywhere.' }],
  dos: ['Show nothing while it is unknown whether a till is open.'],
  donts: ['Don’t show an amount: the drawer is counted blind.'],
};
