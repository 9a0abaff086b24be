import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'It is the letterhead of the company on a receipt',
      use: 'Domain/Receipts and sheets/TicketReceipt',
    },
    { when: 'It is the title of a screen', use: 'Components/Layout/Page' },
  ],
  anatomy: [
    { part: 'Mark', is: 'An M whose middle is a road, dark on amber, or on the accent of `createTheme`.' },
    {
      part: 'Name',
      is: 'The company’s short name, from the `BrandName` around the app, or Motorpark if there is none, in bold type.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it where it is a link.' },
    { keys: 'Enter', does: 'Opens the dashboard.' },
  ],
  dos: [
    'Show it once per screen, at the top left, or centred above a login card; in the drawer beside the close button.',
    'Set the matching background, page or sidebar, so that the name has enough contrast.',
  ],
  donts: [
    'Don’t recolour, stretch or animate it.',
    'Don’t print it: receipts show the name from the company’s settings.',
  ],
};
