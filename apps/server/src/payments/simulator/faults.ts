/**
 * What goes wrong at the simulated provider as long as it is chosen, in words for whoever chooses it. `late` and `reordered` events wait until they are delivered,
 * the reordered ones last first.
 */
export const FAULTS = {
  late: 'Events come late: they wait until you deliver them',
  reordered: 'Events come in another order: they wait, and the last one is delivered first',
  lost: 'Events are lost: Motorpark is told nothing and has to ask',
  twice: 'Each event comes twice',
  forged: 'Events are forged: their signature is wrong',
  partial: 'Only half of what is paid arrives',
  over: 'Double of what is paid arrives',
  'rate-limited': 'The provider takes no more requests (429)',
  down: 'The provider is down (503)',
  silent: 'The provider does not answer',
} as const;

export type Fault = keyof typeof FAULTS;

export const isFault = (text: string): text is Fault => Object.hasOwn(FAULTS, text);
