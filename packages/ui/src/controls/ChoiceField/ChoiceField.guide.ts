import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'There are more than five answers, or nobody needs to see them all',
      use: 'Controls/SelectField',
    },
    { when: 'There are dozens, and people know what to search for', use: 'Controls/ComboboxField' },
    { when: 'It narrows a list and may also be left open', use: 'Controls/FilterButtons' },
  ],
  anatomy: [
    {
      part: 'Label and error',
      is: 'The question, once for all answers; the complaint stands in the same line.',
    },
    {
      part: 'Card',
      is: 'One answer. The whole of it can be pressed; the chosen one is tinted and has a thicker border.',
    },
    { part: 'Radio', is: 'Says even without colour which answer is chosen, and that there can be only one.' },
    {
      part: 'Hint of an answer',
      is: 'Optional, one line under its words: what a traveler calls it, such as Debit card.',
    },
    { part: 'Icon', is: 'Optional, at the end. All answers of a question have one, or none.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the chosen answer, else to the first; once more leaves the question.',
    },
    {
      keys: 'Arrow down, Arrow right',
      does: 'Chooses the next answer, after the last the first. What cannot be chosen is passed over.',
    },
    { keys: 'Arrow up, Arrow left', does: 'Chooses the one before.' },
    { keys: 'Space', does: 'Chooses the answer that has the focus, when none was chosen yet.' },
  ],
  dos: [
    'Put the answer that is given most first: at most counters that is Cash.',
    'Choose one beforehand where a wrong guess costs nothing; never for money.',
    'Say why an answer cannot be had: “Card machine out of order”.',
  ],
  donts: [
    'Don’t use it for yes and no about a thing that can be undone: ask with two buttons at the moment it matters.',
    'Don’t repeat the answer in its hint.',
  ],
};
