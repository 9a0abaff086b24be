import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is a quick look from a list', use: 'Components/Overlay/Modal' },
    { when: 'It is what the printer prints', use: 'Domain/Receipts and sheets/TicketReceipt' },
    { when: 'It is a parcel', use: 'Domain/Trips and seats/WaybillOverview' },
  ],
  anatomy: [
    {
      part: 'Passenger Info',
      is: 'Name, mobile number, next of kin, travel date: what the clerk reads aloud.',
    },
    { part: 'Ticket Info', is: 'Vehicle type, vehicle number, and a line for each seat.' },
    {
      part: 'Payment',
      is: 'Fare per seat, seats and amount, or the amount alone if the ticket has one price; the payment method.',
    },
    {
      part: 'QR code',
      is: 'The ticket’s number, or the code signed by the server, on white in both themes, with the number beside it.',
    },
    {
      part: 'Paper',
      is: 'The paper in the printer: 58 mm roll, 80 mm roll or A4. The machine remembers it.',
    },
    {
      part: 'Save & Print',
      is: 'Prints the customer’s receipt on that paper. Busy until the print dialog is open.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen paper, then to Save & Print.' },
    { keys: 'Arrow keys', does: 'Choose another paper.' },
    { keys: 'Enter, Space', does: 'On Save & Print: prints.' },
  ],
  dos: [
    'Show it directly after the sale, before printing: correcting a wrong name then costs no paper.',
    'Show N/A for what a server left out.',
  ],
  donts: [
    'Don’t put it into a narrow column: the column of section titles alone is 160 px.',
    'Don’t edit the ticket here: Edit leads back to the form.',
  ],
};
