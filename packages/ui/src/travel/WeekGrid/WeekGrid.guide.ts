import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One day is to be chosen', use: 'Components/Controls/DateField' },
    { when: 'Departures are compared by their facts', use: 'Components/Data/DataTable' },
  ],
  anatomy: [
    { part: 'Week', is: 'A row from Monday to Sunday.' },
    { part: 'Day', is: 'Its date, and its departures by time. Days outside of the period are grey.' },
    { part: 'Departure', is: 'Its time, with a sign and a colour for what happens to it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from departure to departure, if they can be pressed.' },
    { keys: 'Enter', does: 'Opens the departure.' },
  ],
  dos: ['Say in `note` what happens to a departure: the sign and the colour are not enough.'],
  donts: ['Don’t show more than about twelve weeks: a day is then found faster in a list.'],
};
