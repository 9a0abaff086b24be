import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'Clerks sell from it', use: 'Components/Data/DataTable' }],
  anatomy: [
    { part: 'Header', is: 'The terminal and the current time.' },
    {
      part: 'Rows',
      is: 'At most seven: time, destination, vehicle, free seats (passengers aboard, once boarding has begun), and time to departure.',
    },
    { part: 'Footer', is: 'The company and the page; if the connection is lost, since when.' },
  ],
  keyboard: [],
  dos: [
    'Show it full screen: everything on it scales with the screen.',
    'Turn its pages slowly enough for the last line to be read.',
    'Say when the connection is lost: an outdated board sends people to the wrong bus.',
  ],
  donts: [
    'Don’t show names, phones or amounts: everybody in the hall can read them.',
    'Don’t show it in the light theme: the page is dark, whatever the browser prefers.',
  ],
};
