import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It filters a list on the page', use: 'Components/Controls/SearchBox' },
    { when: 'It chooses a value in a form', use: 'Components/Controls/ComboboxField' },
  ],
  anatomy: [
    { part: 'Field', is: 'The search text. It keeps the focus.' },
    { part: 'Group', is: 'Names its entries: Recent, To do, Pages, Tickets.' },
    {
      part: 'Entry',
      is: 'An icon of its kind, its name, a second line that distinguishes it, its status at the end. The search text is highlighted.',
    },
    {
      part: 'Status line',
      is: 'That more results are loading, that nothing was found, or why the search failed, with a retry button.',
    },
    { part: 'Notice', is: 'That only a part is searched, or that more must be typed.' },
    { part: 'Key hints', is: 'What the keys do, on devices with a keyboard.' },
  ],
  keyboard: [
    { keys: 'Arrow down, Arrow up', does: 'Move through the entries and wrap around.' },
    { keys: 'Enter', does: 'Opens the highlighted entry, initially the first one.' },
    { keys: 'Escape, Ctrl+K', does: 'Closes it. The focus returns to where it was.' },
    { keys: 'Tab', does: 'Moves to the close button and to Try again, never to the page behind.' },
  ],
  dos: [
    'Put results that are known immediately above those still loading, so that nothing moves under the highlight.',
    'Remove the results of an earlier search text: Enter must never open one of them.',
    'Show recent entries and actions before anything is typed.',
  ],
  donts: [
    'Don’t show more than a few entries of a kind: the list of that kind has all of them.',
    'Don’t include an action that changes a record on a single Enter.',
  ],
};
