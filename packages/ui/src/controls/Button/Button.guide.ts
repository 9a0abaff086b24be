import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The action opens another screen', use: 'Components/Controls/ButtonLink' },
    { when: 'It is a link within text', use: 'Components/Controls/TextLink' },
    { when: 'There is only room for an icon', use: 'Components/Controls/IconButton' },
    { when: 'It filters a list', use: 'Components/Controls/FilterButtons' },
    { when: 'A row has several actions', use: 'Components/Overlay/RowMenu' },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'The action, as a verb and its noun: Create Ticket. While busy, the action in progress.',
    },
    { part: 'Icon', is: 'Optional, before the label. It supports the label and never replaces it.' },
    { part: 'Key hint', is: 'Optional, after the label: the shortcut for the same action.' },
    { part: 'Spinner', is: 'Replaces the icon while busy, so that the width of the button hardly changes.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the button, also while it is busy. Disabled buttons are skipped.',
    },
    { keys: 'Enter, Space', does: 'Activates the button. Has no effect while it is busy.' },
  ],
  dos: [
    'Use one primary button per screen, for its main action.',
    'Name the action and its object: “Delete ticket”, not “OK”.',
    'Explain next to a disabled button why it is disabled.',
  ],
  donts: [
    'Don’t use the danger variant for an action that can be undone.',
    'Don’t disable the submit button of an incomplete form: validate on submit and show errors at the fields.',
    'Don’t use two icons in a button, or an icon after the label.',
  ],
};
