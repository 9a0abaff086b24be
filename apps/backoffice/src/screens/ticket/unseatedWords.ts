/** Texts of a ticket whose passengers have lost their seats, in their own file because the list of tickets loads them. */
export const unseatedWords = {
  unseated: (seats: number) =>
    seats === 1 ? 'The passenger has no seat now' : 'The passengers have no seats now',
  unseatedSince: (seats: string, since: string) =>
    `${seats} went with the vehicle that was swapped or the trip that was cancelled, ${since}. Nobody boards with this ticket until that is seen to.`,
  giveSeats: (seats: number) => (seats === 1 ? 'Give them another seat' : 'Give them other seats'),
  seatedElsewhere: (origin = 'the terminal where the bus leaves') =>
    `Staff of ${origin} give them others. It can be rescheduled free of charge, too.`,
};
