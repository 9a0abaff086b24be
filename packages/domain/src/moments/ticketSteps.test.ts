import { expect, it } from 'vitest';
import { mayStepTicket, ticketStepObstacle } from './ticketSteps';

const HERE = { role: 'admin', leavesHere: true } as const;
const THERE = { role: 'admin', leavesHere: false } as const;
const OFFICE = { role: 'super_admin', leavesHere: false } as const;

it.each([
  // Passengers board where the trip leaves, and nowhere else.
  [HERE, 'Scheduled', 'Boarded', 'Scheduled', undefined],
  [HERE, 'Boarded', 'Scheduled', 'Scheduled', undefined],
  [THERE, 'Scheduled', 'Boarded', 'Scheduled', 'place'],
  [THERE, 'Boarded', 'Scheduled', 'Scheduled', 'place'],
  // The later steps follow the trip, at either end.
  [HERE, 'Boarded', 'Enroute', 'Scheduled', 'trip'],
  [THERE, 'Boarded', 'Enroute', 'Scheduled', 'trip'],
  [THERE, 'Boarded', 'Enroute', 'En-route', undefined],
  [HERE, 'Boarded', 'Enroute', 'Completed', undefined],
  [THERE, 'Enroute', 'Completed', 'En-route', 'trip'],
  [THERE, 'Enroute', 'Completed', 'Completed', undefined],
  // A wrong step is taken back whatever the trip says.
  [THERE, 'Enroute', 'Boarded', 'Scheduled', undefined],
  [THERE, 'Completed', 'Enroute', 'Scheduled', undefined],
  // The head office may at any time.
  [OFFICE, 'Scheduled', 'Boarded', 'Scheduled', undefined],
  [OFFICE, 'Enroute', 'Completed', 'Scheduled', undefined],
] as const)('%j: %s to %s while the trip is %s', (who, from, to, tripStatus, because) => {
  expect(ticketStepObstacle({ ...who, from, to, tripStatus })?.because).toBe(because);
});

it('A ticket that nobody came with is not boarded any more, not even by the head office', () => {
  const may = (noShows?: number) =>
    mayStepTicket({ status: 'Scheduled', seats: [4, 5], tripStatus: 'En-route', noShows }, 'Boarded', {
      role: 'super_admin',
      own: { name: '' },
    });
  expect([may(), may(2)]).toEqual([true, false]);
});
