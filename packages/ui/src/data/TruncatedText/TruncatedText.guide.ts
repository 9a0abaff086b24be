import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'It is an id or a phone number, which is useless when cut off',
      use: 'Components/Data/DescriptionList',
    },
    {
      when: 'It is in a table column: set `truncate` on the column instead',
      use: 'Components/Data/DataTable',
    },
  ],
  anatomy: [
    { part: 'Text', is: 'One line, or two for a route, ending in an ellipsis if there is no more room.' },
    {
      part: 'Tooltip',
      is: 'The full text over the line, on hover or keyboard focus. It is never clipped by the table’s edge.',
    },
    {
      part: 'Button',
      is: 'Only if the text opens something, such as a traveler’s name that opens the ticket. A link if it leads to a page.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it only if it is a button or a link, and shows the full text.' },
    { keys: 'Escape', does: 'Hides the tooltip; the focus stays.' },
    { keys: 'Enter, Space', does: 'Activates the button. A link reacts to Enter only.' },
  ],
  dos: [
    'Truncate texts that differ at the beginning: names, descriptions. A route has two lines, because its end matters as much.',
    'Let the column grow first: truncate only if the window has no room.',
  ],
  donts: [
    'Don’t truncate amounts, dates, seats, plates, ticket and waybill numbers.',
    'Don’t truncate on a phone: it has no hover, so let text wrap.',
    'Don’t add a title attribute: browsers show it late, and never on keyboard focus.',
  ],
};
