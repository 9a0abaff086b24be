import type { ListColumns } from './listColumn';

export const AUDIT_LIST = {
  at: { header: 'When', kind: 'instant', sort: true, width: '24ch' },
  sentence: { header: 'What happened', isRowHeader: true },
  address: { header: 'From address', isMuted: true, width: '20ch' },
  by: { header: 'By', only: 'file' },
  email: { header: 'Their e-mail', only: 'file' },
} as const satisfies ListColumns;
