import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'It performs an action on this screen: save, delete, open a dialog',
      use: 'Components/Controls/Button',
    },
    { when: 'It is a secondary link, or part of a sentence', use: 'Components/Controls/TextLink' },
    { when: 'It leads to one of several parts of a screen', use: 'Components/Layout/TabLinks' },
    { when: 'It leads to a main section of the app', use: 'Components/Layout/AppFrame' },
  ],
  anatomy: [
    { part: 'Label', is: 'The destination, or the task that starts there: See Waybills, Create Ticket.' },
    { part: 'Icon', is: 'Optional, before the label.' },
    { part: 'Keys', is: 'Optional, after the label: the keys that open the same screen from anywhere.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the link.' },
    { keys: 'Enter', does: 'Follows the link. Space does not: as on any link, it scrolls the page.' },
  ],
  dos: [
    'Choose the variant that a button would have there: Create Ticket above a list is primary.',
    'Mark the present one of several links to the parts of a screen with `aria-current="page"`: it is tinted, so that the main action stays the only solid button.',
    'Use a real address, so that a clerk can open the list in a second tab beside an unfinished ticket.',
  ],
  donts: [
    'Don’t show a link that cannot be followed: leave it out, or explain what is missing.',
    'Don’t save or delete when a link is followed: opening it twice must be safe.',
  ],
};
