import type { ImportedList } from '@motorpark/contract';
import { useSave } from '../rows/records';
import { useChanges } from '../rows/useChanges';
import { importFile, previewImport } from './imports.endpoints';

interface Order {
  file: Blob;
  /** The same for every try of the same file. */
  retryKey: string;
}

/** Returns functions that check and import CSV files of one list, which is then fetched again. */
export function useImport(list: ImportedList) {
  const { make, isBusy: isChecking } = useChanges();
  const { save: importAll, isSaving: isImporting } = useSave(list, ({ file, retryKey }: Order) =>
    importFile(list, file, retryKey),
  );
  return { check: (file: Blob) => make(previewImport(list, file)), isChecking, importAll, isImporting };
}
