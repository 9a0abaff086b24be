import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The passengers have seats', use: 'Domain/Receipts and sheets/ManifestSheet' }],
  anatomy: [
    { part: 'Header', is: 'The company, the title, and the time of printing.' },
    {
      part: 'Passengers',
      is: 'Name, phone, the seats that they had, the trip that they had booked, and the ticket number.',
    },
    { part: 'Agreed', is: 'Space to note what was agreed on the phone.' },
    { part: 'Total', is: 'The number of passengers without a seat.' },
  ],
  keyboard: [],
  dos: ['Print it directly after the disruption, and call the passengers on it.'],
  donts: ['Don’t post it in the hall: it has names and phones.'],
};
