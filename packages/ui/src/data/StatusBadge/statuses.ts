import type { Theme } from '../../theme';

/** A mark that identifies a status without its colour. */
export type StatusShape = 'ring' | 'half' | 'arrow' | 'square' | 'dot' | 'tick' | 'cross' | 'bar' | 'diamond';

export interface StatusStyle {
  tone: keyof Theme['status'];
  shape: StatusShape;
}

const unknown: StatusStyle = { tone: 'idle', shape: 'diamond' };

/** Tone and shape of each status: amber is waiting, blue is moving, green has arrived, red is refused. No two statuses of one list share a shape. */
const styles: ReadonlyMap<string, StatusStyle> = new Map([
  ['scheduled', { tone: 'warning', shape: 'ring' }],
  ['boarded', { tone: 'info', shape: 'half' }],
  ['noshow', { tone: 'danger', shape: 'cross' }],
  ['enroute', { tone: 'info', shape: 'arrow' }],
  ['cancelled', { tone: 'danger', shape: 'bar' }],
  ['completed', { tone: 'success', shape: 'dot' }],
  ['pending', { tone: 'warning', shape: 'ring' }],
  ['ontransit', { tone: 'info', shape: 'arrow' }],
  ['delivered', { tone: 'success', shape: 'square' }],
  ['pickedup', { tone: 'success', shape: 'tick' }],
  ['approved', { tone: 'success', shape: 'tick' }],
  ['rejected', { tone: 'danger', shape: 'cross' }],
  ['active', { tone: 'success', shape: 'dot' }],
  ['banned', { tone: 'danger', shape: 'bar' }],
  ['inservice', { tone: 'success', shape: 'dot' }],
  ['outofservice', { tone: 'idle', shape: 'bar' }],
  ['void', { tone: 'danger', shape: 'bar' }],
  ['waiting', { tone: 'warning', shape: 'ring' }],
  ['sending', { tone: 'info', shape: 'arrow' }],
  ['refused', { tone: 'danger', shape: 'cross' }],
  ['open', { tone: 'info', shape: 'half' }],
  ['counted', { tone: 'warning', shape: 'ring' }],
  ['closed', { tone: 'success', shape: 'dot' }],
  ['notbanked', { tone: 'warning', shape: 'ring' }],
  ['banked', { tone: 'success', shape: 'tick' }],
  ['takenback', { tone: 'idle', shape: 'bar' }],
  ['awaitingconfirmation', { tone: 'warning', shape: 'ring' }],
  ['confirmed', { tone: 'success', shape: 'tick' }],
  ['expired', { tone: 'danger', shape: 'cross' }],
  ['withdrawn', { tone: 'idle', shape: 'bar' }],
  ['works', { tone: 'success', shape: 'tick' }],
  ['fails', { tone: 'danger', shape: 'cross' }],
]);

/** Returns the tone and shape of a status however it is spelt: `Picked Up`, `Picked-Up` and `picked up` are one status. */
export function statusStyle(status: string): StatusStyle {
  return styles.get(status.toLowerCase().replace(/[\s_-]/g, '')) ?? unknown;
}
