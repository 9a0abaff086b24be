import type { CallCase } from './callCase';

export const everywhereCases = {
  searchEverywhere: {
    well: ({ company }) => ({ shows: company.bus, fields: { q: 'anb 482' } }),
    answers: ({ shows }) => ({ data: { vehicles: [{ id: shows }] } }),
    onlyReads: true,
    wrong: [[{ q: 'x'.repeat(201) }, 'q', 'At most 200 characters.']],
  },
} satisfies Record<string, CallCase>;
