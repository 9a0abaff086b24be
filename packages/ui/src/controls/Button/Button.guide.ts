import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It leads to another screen', use: 'Controls/ButtonLink' },
    { when: 'It leads somewhere from the middle of a text', use: 'Controls/TextLink' },
    { when: 'Only an icon fits', use: 'Controls/IconButton' },
    { when: 'It narrows down a list', use: 'Controls/FilterButtons' },
    { when: 'There are several things to do with a row', use: 'Overlay/RowMenu' },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'What pressing it does, as a verb with its noun: Create Ticket. While busy, what is being done.',
    },
    { part: 'Icon', is: 'Optional, before the label. It repeats the label and never replaces it.' },
    { part: 'Key hint', is: 'Optional, after the label: the key that does the same.' },
    {
      part: 'Spinner',
      is: 'Takes the icon’s place while busy, so that the button does not change its width by much.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it, also while busy; disabled buttons are passed over.' },
    { keys: 'Enter, Space', does: 'Presses it. Nothing happens while it is busy.' },
  ],
  dos: [
    'Have one primary button on a screen: what the clerk came for.',
    'Name the thing: “Delete ticket”, not “OK”.',
    'Say beside a disabled button what is missing.',
  ],
  donts: [
    'Don’t use danger for something that can be taken back.',
    'Don’t disable a form’s button because fields are missing: let it be pressed and say what is missing at the fields.',
    'Don’t put two icons into one, or an icon after the label.',
  ],
};
