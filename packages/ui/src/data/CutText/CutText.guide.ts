import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is an id or a phone number, which nobody can use cut in half', use: 'Data/DescriptionList' },
    { when: 'It stands in a column of a table: give the column `truncate` instead', use: 'Data/DataTable' },
  ],
  anatomy: [
    { part: 'Line', is: 'As much of the text as fits, ending in an ellipsis; of a route two lines.' },
    {
      part: 'Bubble',
      is: 'The whole text over the line, only while somebody looks at it. It is never clipped by the table’s edge.',
    },
    {
      part: 'Button',
      is: 'Only when the text opens something, such as a traveler’s name that opens the ticket.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches it only where it is a button, and shows it whole then.',
    },
    { keys: 'Escape', does: 'Puts the bubble away; the focus stays.' },
    { keys: 'Enter, Space', does: 'Presses it where it is a button.' },
  ],
  dos: [
    'Cut what can be told apart by its beginning: names, descriptions. A route has two lines: its end says as much as its beginning.',
    'Let the column grow first: it is cut only where the window has no room.',
  ],
  donts: [
    'Don’t cut amounts, dates, seats, plates, ticket and waybill numbers.',
    'Don’t cut on a phone: there is no mouse to rest on it, so let text wrap.',
    'Don’t put a title attribute beside it; browsers show that one late, and never to a keyboard.',
  ],
};
