import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Work and its summary', use: 'Layout/Columns' },
    { when: 'A search box and the buttons of a list', use: 'Layout/Toolbar' },
    { when: 'Figures in a row', use: 'Data/SummaryCard' },
  ],
  anatomy: [
    { part: 'Stack', is: 'Things under one another, each as wide as the stack.' },
    { part: 'Inline', is: 'Things beside one another; what has no room goes to the next line.' },
    { part: 'FieldGrid', is: 'Fields two or three abreast, as many as have 184 px each.' },
  ],
  keyboard: [],
  dos: [
    'Choose the gap by what belongs together: 2 within a group, 4 between fields, 6 between groups.',
    'Let the outer stack own the distance; what stands in it has no margin of its own.',
  ],
  donts: [
    'Don’t nest more than two: most often a page, a card or a section is meant.',
    'Don’t place things by the screen’s width: these look at the room that they have.',
  ],
};
