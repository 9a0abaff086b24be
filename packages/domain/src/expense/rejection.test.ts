import { expect, it } from 'vitest';
import type { Change } from '../history';
import { whyRejected } from './rejection';

const by = { by: 'Ngozi', at: '2026-11-21T08:00:00.000Z' };
const rejected = (reason?: string): Change => ({
  ...by,
  kind: 'status',
  fromStatus: 'Pending',
  toStatus: 'Rejected',
  reason,
});
const back: Change = {
  ...by,
  kind: 'correction',
  fromStatus: 'Rejected',
  toStatus: 'Pending',
  reason: 'It was right',
};

it('An expense says why it was rejected the last time, and only while it is rejected', () => {
  const history = [rejected('No receipt'), back, rejected('Entered twice')];
  expect(whyRejected({ status: 'Rejected', history })).toBe('Entered twice');
  expect(whyRejected({ status: 'Pending', history: history.slice(0, 2) })).toBeUndefined();
});

it('What was rejected before a reason was asked says none', () => {
  expect(whyRejected({ status: 'Rejected', history: [rejected()] })).toBeUndefined();
  expect(whyRejected({ status: 'Rejected' })).toBeUndefined();
});
