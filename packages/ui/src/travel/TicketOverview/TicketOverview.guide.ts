import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is looked at for a moment, over a list', use: 'Overlay/Modal' },
    { when: 'It is what comes out of the printer', use: 'Print/TicketReceipt' },
    { when: 'It is a parcel', use: 'Travel/WaybillOverview' },
  ],
  anatomy: [
    {
      part: 'Passenger Info',
      is: 'Name, mobile number, next of kin, travel date: what the clerk reads aloud.',
    },
    { part: 'Ticket Info', is: 'Vehicle type, vehicle number, and a line for each seat.' },
    {
      part: 'Payment',
      is: 'Fare per seat, seats and amount, or the amount alone where the company sells tickets, not seats; how it was paid.',
    },
    {
      part: 'QR code',
      is: 'The ticket’s number on white, in the dark theme too, with the number beside it.',
    },
    { part: 'Paper', is: 'What the printer holds: 80 mm roll or A4. The machine remembers it.' },
    {
      part: 'Save & Print',
      is: 'Prints the customer’s receipt on that paper. Busy until the print dialog is open.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the paper that is chosen, then to Save & Print.' },
    { keys: 'Arrow keys', does: 'Choose the other paper.' },
    { keys: 'Enter, Space', does: 'On Save & Print: prints.' },
  ],
  dos: [
    'Show it right after the sale, before anything is printed: a wrong name costs a sheet less.',
    'Say N/A for what a server left out.',
  ],
  donts: [
    'Don’t put it into a narrow column: its term column alone is 160 px.',
    'Don’t change the ticket here. Edit leads back to the form.',
  ],
};
