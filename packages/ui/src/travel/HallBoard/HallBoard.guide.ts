import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The clerk sells from it', use: 'Data/DataTable' }],
  anatomy: [
    { part: 'Head', is: 'Whose departures, and what time it is.' },
    {
      part: 'Lines',
      is: 'Seven at most: time, destination, vehicle, free seats, and how long until it leaves.',
    },
    { part: 'Foot', is: 'The company and the page; where no news comes any more, since when.' },
  ],
  keyboard: [],
  dos: [
    'Fill the screen with it: everything on it grows with the screen.',
    'Turn its pages slowly enough that the last line is read.',
    'Say when the connection is lost: an old board sends people to the wrong bus.',
  ],
  donts: [
    'Don’t show a name, a phone or an amount: everybody in the hall reads it.',
    'Don’t light up the hall with it: the page around it is dark, whatever the browser prefers.',
  ],
};
