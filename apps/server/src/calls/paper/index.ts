import type { PersonHandlers } from '../../request/call';
import { papers } from '../../store/paper/papers';
import { creating, deleting, editing, listing } from '../../store/record';
import { getPaperFile, savePaperFile } from './paperFile';

export const paperHandlers = {
  getPapers: listing(papers),
  createPaper: creating(papers),
  editPaper: editing(papers),
  deletePaper: deleting(papers),
  getPaperFile,
  savePaperFile,
} satisfies PersonHandlers;
