import type { WireCounter } from '@motorpark/api';
import type { Answers } from '../mockServer';

/** The counter in every story about one. */
export const counter: WireCounter = {
  id: 'c2',
  name: 'Awka 2',
  terminal: 'Awka',
  paper: '80mm',
  named_at: '2025-01-06T07:40:00.000Z',
  named_by: 'Ada Obi',
  last_used_at: '2025-01-15T08:21:00.000Z',
};

/** The responses about counters. */
export const counterAnswers: Answers = {
  getCounter: { data: counter },
  nameCounter: { data: { ...counter, key: 'kept by this machine alone' } },
  getCounters: {
    data: [
      counter,
      {
        ...counter,
        id: 'c7',
        name: 'Jibowu 1',
        terminal: 'Lagos',
        paper: '58mm',
        named_by: 'Tunde Bello',
        last_used_at: '2024-12-21T15:05:00.000Z',
      },
      { ...counter, id: 'c3', name: 'Parcels', paper: 'A4', named_by: '' },
    ],
    next_cursor: null,
    total: 3,
  },
  forgetCounter: { data: counter },
  getPin: { data: { set_at: null } },
  setPin: { data: { set_at: '2025-01-15T08:30:00.000Z' } },
  enterPin: { data: null },
  getOutboxKey: { data: { key: `${'A'.repeat(43)}=` } },
};
