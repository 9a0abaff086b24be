import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Only a first and a last day make sense', use: 'Controls/DateRangePicker' },
    { when: 'A list is narrowed by something else than time', use: 'Controls/FilterButtons' },
  ],
  anatomy: [
    {
      part: 'Period',
      is: 'The seven choices of the company, from Today to Custom Date Range. Above them All dates, where a list shows them all at first, and a shift, where there is one.',
    },
    { part: 'Days', is: 'Only of a custom range: from a day to a day, chosen in a calendar.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the period, and to the days of a custom range.' },
    { keys: 'Arrow up, Arrow down', does: 'On the period: takes the one before or after it.' },
    { keys: 'Letters', does: 'On the period: jump to it by its first letters.' },
    { keys: 'Enter, Space', does: 'On the days: unfolds the calendar.' },
  ],
  dos: [
    'Let every figure and list beneath it follow: the sums have to add up to the rows.',
    'Say near the figures which days are counted: days end at midnight in Lagos.',
  ],
  donts: ['Don’t put two on a screen.', 'Don’t offer days after today where the past is counted.'],
};
