import type { AuditEvent } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { searchOnlyFieldsOfEvent } from './ActivityScreen';

const edited: AuditEvent = {
  id: 'e1',
  at: '2025-01-15T08:00:00.000Z',
  kind: 'edited',
  by: { id: 'p1', name: 'Ngozi Eze', email: 'ngozi@motorpark.example' },
  target: { kind: 'driver', id: 'd1', name: 'Emeka Nwosu' },
  ip: '41.58.0.10',
  count: 1,
  before: { driver_phone: '08034127781', driver_address: '' },
  after: { driver_phone: '08034127782', driver_address: '12 Bank Road' },
};

it('tells of an event whose row shows nothing of it by which e-mail or which change it was found', () => {
  expect(searchOnlyFieldsOfEvent(edited)).toEqual([
    { label: 'By', text: 'ngozi@motorpark.example' },
    { label: 'About', text: 'Emeka Nwosu' },
    { label: 'Phone', text: 'from 08034127781 to 08034127782' },
    { label: 'Address', text: 'from nothing to 12 Bank Road' },
  ]);
});
