import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Facts about one record', use: 'Components/Data/DescriptionList' },
    { when: 'The counts of a list that is rarely filtered', use: 'Components/Controls/CountFilter' },
    { when: 'A figure over time', use: 'Components/Data/IncomeChart' },
  ],
  anatomy: [
    { part: 'Label', is: 'Names the figure in two or three words: Total Income.' },
    { part: 'Sample', is: 'Only if the server can’t count yet and the figure is a placeholder.' },
    { part: 'Figure', is: 'The number with thousands separators, and its ₦. It wraps and is never cut off.' },
    { part: 'Note', is: 'Optional line below it: next leaves 07:00 AM.' },
    { part: 'Row', is: '`SummaryCards` places three to five cards in one row, and two per row on a phone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches a card with `href` or `onPress`.' },
    { keys: 'Enter, Space', does: 'Filters the list, with `onPress`. A link reacts to Enter only.' },
  ],
  dos: [
    'Show figures that match the list below them, to the kobo.',
    'Put the most requested figure first.',
    'Keep the card while its figure is loading: only the figure becomes a skeleton.',
  ],
  donts: [
    'Don’t show more than eight: staff work with the table, and each row of cards replaces four of its rows.',
    'Don’t put other links into a card: with `href` the entire card links to the list of what it counts, and with `onPress` it filters the list below.',
    'Don’t show an invented figure without `isSample`.',
  ],
};
