import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'A line of text is asked for', use: 'Controls/TextField' },
    { when: 'One of a few answers is asked for', use: 'Controls/ChoiceField' },
    { when: 'One of many answers is asked for', use: 'Controls/SelectField' },
    { when: 'Facts are shown and nothing is asked', use: 'Data/DescriptionList' },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'What is asked for, in one or two words. Always there; hidden only where the place says it.',
    },
    { part: 'Star', is: 'Must be answered. Told to screen readers by the control itself.' },
    { part: 'Error', is: 'In the label’s line with an icon; on a narrow screen it takes a second line.' },
    { part: 'Control', is: 'Whatever is typed or chosen in, tied to all the rest.' },
    { part: 'Hint', is: 'What helps to answer, before anything is wrong. It stays when an error comes.' },
  ],
  keyboard: [],
  dos: [
    'Say in an error what to do: “Enter the surname too.”',
    'Use the kind “group” where one question has several controls, as the six boxes of a code.',
  ],
  donts: [
    'Don’t build a field of your own from the parts: clerks know where errors appear.',
    'Don’t put the rule only into the error: what can be said before is a hint.',
  ],
};
