import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It does something here: saves, deletes, opens a dialog', use: 'Controls/Button' },
    { when: 'It leads somewhere in passing, or from within a sentence', use: 'Controls/TextLink' },
    { when: 'It leads to a part of the office that is always there', use: 'Layout/AppFrame' },
  ],
  anatomy: [
    { part: 'Label', is: 'Where it leads or what is begun there: See Waybills, Create Ticket.' },
    { part: 'Icon', is: 'Optional, before the label.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Follows it. Space does not: it is a link, and scrolls the page.' },
  ],
  dos: [
    'Give it the weight that a button would have there: Create Ticket above the list is primary.',
    'Give it a real address, so that a clerk can open the list in a second tab beside a half-sold ticket.',
  ],
  donts: [
    'Don’t show one that cannot be followed: leave it out, or say what is missing.',
    'Don’t save or delete on the way: a link that is opened twice must do no harm.',
  ],
};
