import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Seats are only named: on a receipt, in a list', use: 'Travel/TripSummary' },
    { when: 'One of a few answers is chosen that are no places', use: 'Controls/ChoiceField' },
  ],
  anatomy: [
    {
      part: 'Vehicle',
      is: 'The outline, the front up. Its rows follow the number of seats and the vehicle type.',
    },
    {
      part: 'Driver and door',
      is: 'Landmarks, not to be pressed: the passenger asks for the seat behind the driver.',
    },
    { part: 'Available seat', is: 'White, with its number and a solid edge.' },
    {
      part: 'Reserved seat',
      is: 'Sold: striped, with a dashed edge. It can be walked to and heard, never taken.',
    },
    { part: 'Booked seat', is: 'Chosen now: filled in green, with a tick.' },
    {
      part: 'Lost seat',
      is: 'Chosen here, sold elsewhere meanwhile: heavy edge, its number struck through. It has the focus, so that it is in view.',
    },
    {
      part: 'Dummy seats',
      is: 'Twelve seats without numbers, before a trip is chosen. One picture, nothing to press.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Enters once, at the first seat chosen or else the first free one; a second Tab leaves.',
    },
    {
      keys: 'Arrow keys',
      does: 'Walk the seats as they stand on the vehicle, over the aisle and past the door.',
    },
    { keys: 'Home, End', does: 'Go to the first and to the last seat.' },
    { keys: 'Digits', does: 'Go to the seat of that number: 1, or 1 and 2 for seat 12.' },
    { keys: 'Space', does: 'Takes the seat, or gives it back.' },
    { keys: 'Enter', does: 'Takes no seat: in a wizard it goes on to the next step.' },
  ],
  dos: [
    'Put a SeatLegend under it: Available, Reserved, Booked.',
    'Free the chosen seats when another trip is chosen.',
    'Give it the focus (`autoFocus`) where the form was opened with its trip: the seats are what is chosen next.',
    'Ask for the seats again while somebody chooses: another counter sells them too.',
  ],
  donts: [
    'Don’t hide sold seats: the numbers of those that are left would mean nothing.',
    'Don’t tell a seat by its colour alone. Fill, edge, stripes and tick say it in grey, too.',
    'Don’t scale it down for a phone. A seat stays as large as a thumb; a coach is five abreast.',
  ],
};
