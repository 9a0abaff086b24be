import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'There are two to five answers', use: 'Controls/ChoiceField' },
    { when: 'There are up to about fifteen, which nobody would search for', use: 'Controls/SelectField' },
    { when: 'It searches the rows of a list', use: 'Controls/SearchBox' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    { part: 'Text', is: 'The chosen answer in words; while typing, what is searched for.' },
    {
      part: 'List',
      is: 'The answers that fit, under the field and as wide as it. The chosen one is bold with a tick, the one that Enter would take has a bar.',
    },
    {
      part: 'Hint of an answer',
      is: 'Optional, one line that tells namesakes apart: a driver’s phone number, a terminal’s street.',
    },
    { part: 'Side of an answer', is: 'Optional, two lines of figures at its end: seats left, the fare.' },
    { part: 'Line in place of answers', is: 'Loading…, Could not be loaded, or that nothing fits.' },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Unfold the list and narrow it to the answers that have them anywhere. The first is marked.',
    },
    { keys: 'Enter', does: 'Takes the answer that is marked. With the list put away it sends the form.' },
    {
      keys: 'Tab',
      does: 'Takes the only answer that fits, the one of that name, or the one that was walked to. Other text stays, with an error.',
    },
    { keys: 'Arrow down, Arrow up', does: 'Unfolds the list, and walks it from the top or from the bottom.' },
    { keys: 'Escape', does: 'Puts the list away and takes back what was typed.' },
    { keys: 'Backspace', does: 'Once nothing is left of the text, there is no answer any more.' },
  ],
  dos: [
    'Order the answers as people look for them, mostly by name: the first that fits is what Enter takes.',
    'Say in the placeholder what can be chosen: “Choose a terminal”.',
    'Say what to do when there is nothing to choose from: “Create a driver first”.',
  ],
  donts: [
    'Don’t let it take other text where the company keeps a list: Awka and Awka Park would be two terminals.',
    'Don’t put the hint of an answer into its name: what else finds it goes into `finds`.',
    'Don’t give two answers the same name: the field shows nothing else once one is chosen.',
  ],
};
