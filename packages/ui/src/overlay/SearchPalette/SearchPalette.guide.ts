import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A list on the page is narrowed', use: 'Controls/SearchBox' },
    { when: 'An answer of a form is looked up', use: 'Controls/ComboboxField' },
  ],
  anatomy: [
    { part: 'Field', is: 'What is looked for. It keeps the focus all the time.' },
    { part: 'Group', is: 'What its entries are: Recent, To do, Pages, Tickets.' },
    {
      part: 'Entry',
      is: 'An icon of its kind, its name, a line that tells it apart, its status at the end. What was typed is marked in it.',
    },
    { part: 'Line below', is: 'That more is on its way, that nothing was found, or why not, with a retry.' },
    { part: 'Notice', is: 'That only a part is searched, or that more must be typed.' },
    { part: 'Keys', is: 'What they do, where there is a keyboard.' },
  ],
  keyboard: [
    { keys: 'Arrow down, Arrow up', does: 'Walk the entries, and from the last to the first.' },
    { keys: 'Enter', does: 'Opens the marked entry; by itself the first.' },
    { keys: 'Escape, Ctrl+K', does: 'Closes it. The focus is back where it came from.' },
    { keys: 'Tab', does: 'Goes to the cross and to Try again, never to the page behind.' },
  ],
  dos: [
    'Put what is known at once above what is still to come, so that nothing moves under the mark.',
    'Take away what was found for another text: Enter must never open what nobody looked for.',
    'Show recent entries and what can be done before anything is typed.',
  ],
  donts: [
    'Don’t show more than a few of a kind: the list of that kind has all of them.',
    'Don’t put anything into it that changes a record by one Enter.',
  ],
};
