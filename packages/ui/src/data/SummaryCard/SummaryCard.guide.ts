import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Facts about one thing', use: 'Data/DescriptionList' },
    { when: 'How a figure went over time', use: 'Data/IncomeChart' },
  ],
  anatomy: [
    { part: 'Label', is: 'What the figure is, in two or three words: Total Income.' },
    { part: 'Sample', is: 'Only where the server can’t count yet and the figure is a placeholder.' },
    { part: 'Figure', is: 'The number, grouped, with its ₦. It wraps before it is ever cut.' },
    { part: 'Note', is: 'Optional line under it: next leaves 07:00 AM.' },
    { part: 'Row', is: '`SummaryCards` places three to five in one row, two abreast on a phone.' },
  ],
  keyboard: [],
  dos: [
    'Show figures that add up to the list below them, to the kobo.',
    'Start with the one that is asked for most.',
    'Keep the card while it is being counted: only the figure turns into a bar.',
  ],
  donts: [
    'Don’t show more than eight; the table is what staff work with, and each row of cards costs four rows of it.',
    'Don’t make a card a link; say See all at the section’s heading.',
    'Don’t invent a figure without `isSample`.',
  ],
};
