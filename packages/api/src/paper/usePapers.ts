import { PAPER_LIST } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { deletePaper, paperSource, savePaper, savePaperFile } from './paper.endpoints';

/** Returns the papers that match a query, the next to expire first. */
export const useFoundPapers = (query: ListQuery) =>
  useFoundRows({ ...paperSource, columns: PAPER_LIST }, query);

export const useOnePaper = (id: string | undefined) => useRecord(paperSource, id);

export const useSavePaper = () => useSave('papers', savePaper);

export const useSavePaperFile = () => useSave('papers', savePaperFile);

export const useDeletePaper = () => useRemove('papers', deletePaper);
