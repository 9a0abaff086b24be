import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'There are two to five answers that deserve to be seen at once', use: 'Controls/ChoiceField' },
    { when: 'There are dozens, and people know what to search for', use: 'Controls/ComboboxField' },
    { when: 'It opens things to do', use: 'Overlay/RowMenu' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field; the label may be hidden beside a search box.' },
    {
      part: 'Answer',
      is: 'The chosen one, else the placeholder. Cut where it is too long; the open list shows it whole.',
    },
    { part: 'Arrow', is: 'Says that a list unfolds. It takes no press of its own.' },
    { part: 'List', is: 'The browser’s own, in groups where there are any: Today, Tomorrow.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it and on.' },
    {
      keys: 'Arrow up, Arrow down',
      does: 'Takes the answer before or after; what cannot be chosen is passed over.',
    },
    { keys: 'Letters', does: 'Jump to the answer that begins so.' },
    { keys: 'Home, End', does: 'Takes the first and the last answer.' },
  ],
  dos: [
    'Begin each answer with what tells it apart: the road, then the time.',
    'Show what is full and say so in its words, instead of leaving it out.',
    'Say it where there is nothing to choose from: “No trips”.',
  ],
  donts: [
    'Don’t make the placeholder an answer: “None” is an answer of its own.',
    'Don’t save or leave the screen on a change: arrow keys pass through every answer.',
  ],
};
