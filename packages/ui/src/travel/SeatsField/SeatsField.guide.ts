import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The choice is no field of a form', use: 'Domain/Trips and seats/SeatGrid' },
    { when: 'The chosen seats are only named', use: 'Domain/Trips and seats/TripSummary' },
  ],
  anatomy: [
    { part: 'Label and error', is: 'Those of every field.' },
    { part: 'Grid', is: 'The seats of the trip; before one is chosen, a picture of seats.' },
    { part: 'Legend', is: 'What the seats mean, also before a trip is chosen.' },
    { part: 'Passengers', is: 'Who sits where, once several are named; one may have no seat any more.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the grid, and leaves it.' },
    { keys: 'Arrow keys, Digits', does: 'Move between the seats.' },
    { keys: 'Space', does: 'Takes the seat, or releases it.' },
  ],
  dos: [
    'Pass the trip as last loaded: chosen seats that were sold meanwhile are let go with the next press.',
    'Pass the lost seats with the error that names them.',
  ],
  donts: [
    'Don’t clear the choice when another trip is chosen: the form does, by `chooseTrip`.',
    'Don’t lock it to say that a trip is not for sale: that is the error of the trip’s field.',
  ],
};
