import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Only a custom first and last day make sense', use: 'Components/Controls/DateRangePicker' },
    { when: 'The list is not filtered by date', use: 'Components/Controls/FilterButtons' },
  ],
  anatomy: [
    {
      part: 'Period',
      is: 'The seven options from Today to Custom Date Range. Above them All dates, if the list shows all of them at first, and a shift, if there is one.',
    },
    { part: 'Days', is: 'Only for a custom range: its first and last day, selected in a calendar.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the period, and to the days of a custom range.' },
    { keys: 'Arrow up, Arrow down', does: 'On the period: selects the previous or the next option.' },
    { keys: 'Letters', does: 'On the period: select an option by its first letters.' },
    { keys: 'Enter, Space', does: 'On the days: opens the calendar.' },
  ],
  dos: [
    'Apply the period to every figure and list below it: the sums have to match the rows.',
    'Say next to the figures which days are included: days end at midnight in Lagos.',
  ],
  donts: ['Don’t use two on one screen.', 'Don’t offer future days for figures of the past.'],
};
