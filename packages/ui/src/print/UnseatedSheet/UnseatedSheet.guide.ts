import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'They sit in the bus', use: 'Print/ManifestSheet' }],
  anatomy: [
    { part: 'Head', is: 'The company, what it is, and when it was printed.' },
    {
      part: 'Passengers',
      is: 'Name, phone, the seats that they had, and the trip that they were to go with.',
    },
    { part: 'Agreed', is: 'Room to write down what was agreed on the telephone.' },
    { part: 'Total', is: 'How many people wait.' },
  ],
  keyboard: [],
  dos: ['Print it right behind the disruption, and call those on it.'],
  donts: ['Don’t hang it up in the hall: it has names and phones.'],
};
