import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The text is useful to everybody', use: 'Components/Controls/Button' },
    {
      when: 'It is the hidden label of a field, which has `isLabelHidden`',
      use: 'Components/Controls/SelectField',
    },
  ],
  anatomy: [{ part: 'Text', is: 'Announced by screen readers, but invisible and without taking space.' }],
  keyboard: [],
  dos: [
    'Put into words what a position, an icon or an arrow shows: “to” between two statuses, “Phone number:” on a card.',
    'Use it to name a column or a group that needs no visible heading.',
  ],
  donts: [
    'Don’t put buttons, links or fields into it: the focus would move to something invisible.',
    'Don’t add information that is not visible: everybody should get the same.',
    'Don’t use it for content that should be hidden from everybody.',
  ],
};
