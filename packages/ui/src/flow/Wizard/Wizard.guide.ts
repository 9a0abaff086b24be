import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It fits on one screen', use: 'Flow/FormCard' },
    { when: 'The steps are screens with addresses of their own', use: 'Flow/StepIndicator' },
    { when: 'It asks one thing over a list', use: 'Overlay/Modal' },
  ],
  anatomy: [
    { part: 'Steps', is: 'A `StepIndicator` above the form, unless the page’s head has it.' },
    { part: 'Fields', is: 'Those of the current step on a raised ground.' },
    {
      part: 'Summary',
      is: 'What has been chosen so far and what it costs: beside the fields on a PC, under them on a phone.',
    },
    {
      part: 'Buttons',
      is: 'Previous, and Next or Submit, under the summary; on a phone at the lower edge, under the thumb.',
    },
    {
      part: 'Hint',
      is: 'One line for those who sell without a mouse: Arrow keys walk the seats, Space takes one.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: Next, on the last step Submit. Held down it goes one step only.' },
    { keys: 'Ctrl Enter', does: 'The same in a longer text, where Enter begins a new line.' },
    { keys: 'Enter', does: 'In a step that is final: the next field, after the last one the button.' },
    { keys: 'Tab', does: 'Goes through the fields, then to Previous and Next.' },
    { keys: 'Space', does: 'Presses the button that has the focus.' },
  ],
  dos: [
    'Ask first what decides the rest: trip, then seats, then the traveler, then the money.',
    'Show the amount from the moment it is known.',
    'Put the focus where the next word is typed; after a failed Next that is the first field that is wrong.',
  ],
  donts: [
    'Don’t check a step before Next is pressed, and never on Previous.',
    'Don’t print, save or book before Submit.',
    'Don’t repeat in the summary what stands in the fields of the same step.',
  ],
};
