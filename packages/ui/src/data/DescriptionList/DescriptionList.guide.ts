import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Many things of one kind, compared line by line', use: 'Data/DataTable' },
    { when: 'The trip beside a booking', use: 'Travel/TripSummary' },
    { when: 'What happened to it, and who did it', use: 'Data/Timeline' },
    { when: 'Something in it can be changed here', use: 'Controls/TextField' },
  ],
  anatomy: [
    { part: 'Term', is: 'The name of the fact in the muted colour, as the form calls it.' },
    {
      part: 'Value',
      is: 'What it says, in the stronger face. Ids are monospaced, so that they can be read out letter by letter.',
    },
    { part: 'N/A', is: 'Stands where nothing was entered. Nought is a value and stays 0.' },
  ],
  keyboard: [],
  dos: [
    'Use `split` in a side panel and in a modal, `stacked` on an overview page.',
    'Write values as people say them: 21 Nov 2026, 07:00 AM; ₦37,000.',
    'Keep the order of the form in which they were entered.',
  ],
  donts: [
    'Don’t leave out a fact because it is missing: N/A tells the clerk that nobody entered it.',
    'Don’t put links and buttons between the facts; what can be done stands above or below the list.',
  ],
};
