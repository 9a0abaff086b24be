import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The words are of use to everybody', use: 'Controls/Button' },
    { when: 'It is a field whose label is hidden: it has `isLabelHidden`', use: 'Controls/SelectField' },
  ],
  anatomy: [{ part: 'Text', is: 'Read aloud in its place, out of sight, taking no room.' }],
  keyboard: [],
  dos: [
    'Say what the eye gets from a place, an icon or an arrow: “to” between two statuses, “Phone number:” on a card.',
    'Use it for the name of a column or a group that needs none on screen.',
  ],
  donts: [
    'Don’t put buttons, links or fields into it: the focus would go where nothing is seen.',
    'Don’t explain in it what is not shown: clerks and those beside them should know the same.',
    'Don’t hide with it what should be hidden from everybody.',
  ],
};
