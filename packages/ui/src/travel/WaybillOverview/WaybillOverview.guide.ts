import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is looked at for a moment, over a list', use: 'Overlay/Modal' },
    { when: 'It is what comes out of the printer', use: 'Print/WaybillReceipt' },
    { when: 'It is a passenger', use: 'Travel/TicketOverview' },
  ],
  anatomy: [
    { part: 'Sender Info', is: 'Name, mobile number, origin terminal, address, book date.' },
    { part: 'Receiver Info', is: 'Name, mobile number, destination terminal.' },
    { part: 'Details of Goods', is: 'Description, quantity, weight in kg, handling or Nil, worth in naira.' },
    { part: 'Payment', is: 'The amount paid and how.' },
    { part: 'Barcode', is: 'The waybill’s number on white, in letters underneath.' },
    {
      part: 'Paper and Save and Print',
      is: 'The paper in the printer, and the button that prints both copies.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the paper that is chosen, then to Save and Print.' },
    { keys: 'Arrow keys', does: 'Choose the other paper.' },
    { keys: 'Enter, Space', does: 'On Save and Print: prints.' },
  ],
  dos: [
    'Show it right after the parcel was taken in, for the clerk to read to the sender.',
    'Write Nil where no handling was asked for: an empty line looks forgotten.',
  ],
  donts: [
    'Don’t leave out the worth of the goods: it is what a claim is settled by.',
    'Don’t change the waybill here. Edit leads back to the form.',
  ],
};
