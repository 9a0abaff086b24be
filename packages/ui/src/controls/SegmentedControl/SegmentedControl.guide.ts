import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It filters a list, and nothing may be chosen', use: 'Components/Controls/FilterButtons' },
    { when: 'Each option has an address', use: 'Components/Layout/TabLinks' },
    { when: 'It is a field of a form', use: 'Components/Controls/ChoiceField' },
    { when: 'There are more than four options', use: 'Components/Controls/SelectField' },
  ],
  anatomy: [
    { part: 'Frame', is: 'All options in one frame, so that they are one choice.' },
    { part: 'Option', is: 'One or two words. The chosen one is tinted and has an outline.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option.' },
    { keys: 'Arrow keys', does: 'Choose another option and wrap around.' },
  ],
  dos: ['Place it beside what it changes.', 'Start with the option that is used most.'],
  donts: [
    'Don’t use it for something that is only saved later: it takes effect at once.',
    'Don’t let an option wrap: use shorter words, or a select field.',
  ],
};
