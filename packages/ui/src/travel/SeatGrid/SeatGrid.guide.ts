import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The seats are only named: on a receipt, in a list', use: 'Domain/Trips and seats/TripSummary' },
    { when: 'It chooses one of a few options that are not seats', use: 'Components/Controls/ChoiceField' },
  ],
  anatomy: [
    {
      part: 'Vehicle',
      is: 'The outline, with the front at the top. The layout depends on the number of seats and the vehicle type.',
    },
    {
      part: 'Driver and door',
      is: 'Landmarks, not interactive: passengers ask for the seat behind the driver.',
    },
    { part: 'Available seat', is: 'Unfilled, with its number and a solid border.' },
    {
      part: 'Reserved seat',
      is: 'Sold: striped, with a dashed border. It can be focused and is read out, but can’t be taken.',
    },
    { part: 'Booked seat', is: 'Chosen now: filled in green, with a tick.' },
    {
      part: 'Lost seat',
      is: 'Chosen here, sold elsewhere meanwhile: a heavy border, and its number is struck through. It takes the focus, so that it is in view.',
    },
    {
      part: 'Placeholder seats',
      is: 'Twelve seats without numbers, before a trip is chosen. One image, not interactive.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Enters at the first chosen seat, else at the first free one; the next Tab leaves.',
    },
    {
      keys: 'Arrow keys',
      does: 'Move between the seats as they are arranged in the vehicle, across the aisle and past the door.',
    },
    { keys: 'Home, End', does: 'Move to the first and to the last seat.' },
    { keys: 'Digits', does: 'Move to the seat of that number: 1, or 1 and 2 for seat 12.' },
    { keys: 'Space', does: 'Takes the seat, or releases it.' },
    { keys: 'Enter', does: 'Takes no seat: in a wizard it goes on to the next step.' },
  ],
  dos: [
    'Place a SeatLegend below it: Available, Reserved, Booked.',
    'Release the chosen seats when another trip is chosen.',
    'Focus it initially (`autoFocus`) if the form was opened with its trip: the seats are chosen next.',
    'Refresh the seats while the user chooses: other counters sell them too.',
  ],
  donts: [
    'Don’t hide sold seats: the numbers of the others would be meaningless.',
    'Don’t identify a seat by colour alone: fill, border, stripes and tick work in greyscale too.',
    'Don’t scale it down for a phone: a seat stays as large as a thumb, and a coach has five in a row.',
  ],
};
