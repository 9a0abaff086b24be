import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The form fits on one screen', use: 'Components/Flow/FormCard' },
    { when: 'Each step is a screen with its own URL', use: 'Components/Flow/StepIndicator' },
    { when: 'It asks one question over a list', use: 'Components/Overlay/Modal' },
  ],
  anatomy: [
    { part: 'Steps', is: 'A `StepIndicator` above the form, unless the page’s head has one.' },
    { part: 'Fields', is: 'Those of the current step, on a raised surface.' },
    {
      part: 'Summary',
      is: 'The choices so far and the price: beside the fields on a PC, below them on a phone.',
    },
    {
      part: 'Buttons',
      is: 'Previous, and Next or Submit, below the summary; on a phone fixed to the bottom of the screen, within reach of the thumb.',
    },
    {
      part: 'About',
      is: 'What is about to be submitted, in one line: beside the buttons, on a phone above them. On a PC the summary says it.',
    },
    { part: 'Hint', is: 'One line for keyboard users: Arrow keys walk the seats, Space takes one.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In a field: Next, on the last step Submit. Holding it down moves one step only.',
    },
    { keys: 'Shift Enter', does: 'In a multi-line field: starts a new line.' },
    {
      keys: 'Enter',
      does: 'In a step that is final: moves to the next field, from the last one to the button.',
    },
    { keys: 'Tab', does: 'Moves through the fields, then to Previous and Next.' },
    { keys: 'Space', does: 'Presses the focused button.' },
  ],
  dos: [
    'Ask first for what determines the rest: trip, then seats, then the traveler, then the payment.',
    'Show the amount as soon as it is known.',
    'Focus the field that is filled in next; after a failed Next, the first invalid field.',
  ],
  donts: [
    'Don’t validate a step before Next is pressed, and never on Previous.',
    'Don’t print, save or book before Submit.',
    'Don’t wrap the summary in a `Card`: it has a surface of its own. A `DescriptionList` or a `TripSummary` fits.',
    'Don’t repeat the fields of the current step in the summary.',
  ],
};
