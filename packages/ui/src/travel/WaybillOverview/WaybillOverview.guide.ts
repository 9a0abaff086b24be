import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a quick look from a list', use: 'Components/Overlay/Modal' },
    { when: 'It is what the printer prints', use: 'Domain/Receipts and sheets/WaybillReceipt' },
    { when: 'It is a passenger', use: 'Domain/Trips and seats/TicketOverview' },
  ],
  anatomy: [
    { part: 'Sender Info', is: 'Name, mobile number, origin terminal, address, book date.' },
    { part: 'Receiver Info', is: 'Name, mobile number, destination terminal.' },
    {
      part: 'Details of Goods',
      is: 'Description, quantity, weight in kg, handling instructions or Nil, worth in naira.',
    },
    { part: 'Payment', is: 'The amount and the payment method.' },
    { part: 'Barcode', is: 'The waybill’s number on white, and in letters below it.' },
    {
      part: 'Paper and Save and Print',
      is: 'The paper in the printer, and the button that prints both copies.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen paper, then to Save and Print.' },
    { keys: 'Arrow keys', does: 'Choose another paper.' },
    { keys: 'Enter, Space', does: 'On Save and Print: prints.' },
  ],
  dos: [
    'Show it directly after the parcel was taken in, for the clerk to read to the sender.',
    'Show Nil if no handling was requested: an empty line looks like a mistake.',
  ],
  donts: [
    'Don’t leave out the worth of the goods: claims are settled by it.',
    'Don’t edit the waybill here: Edit leads back to the form.',
  ],
};
