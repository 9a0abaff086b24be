import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Many records of one kind, to be compared', use: 'Components/Data/DataTable' },
    { when: 'The trip beside a booking form', use: 'Domain/Trips and seats/TripSummary' },
    { when: 'What happened to a record, and who did it', use: 'Components/Data/Timeline' },
    { when: 'Values that can be edited here', use: 'Components/Controls/TextField' },
  ],
  anatomy: [
    { part: 'Term', is: 'The name of the fact, in the muted colour, as the form labels it.' },
    {
      part: 'Value',
      is: 'The fact, in a stronger weight. Ids are monospaced, so that they can be read out letter by letter. A day of this year in a text is shown without its year.',
    },
    { part: 'N/A', is: 'Replaces a missing value. Zero is a value and stays 0.' },
  ],
  keyboard: [],
  dos: [
    'Use `split` in a side panel or a modal, `stacked` on an overview page.',
    'Write values as people say them: 16 Jan 2025, 07:00 AM; ₦37,000.',
    'Keep the order of the form in which the values were entered.',
  ],
  donts: [
    'Don’t omit a missing value: N/A tells the clerk that nobody entered it.',
    'Don’t put links and buttons between the facts: place actions above or below the list.',
  ],
};
