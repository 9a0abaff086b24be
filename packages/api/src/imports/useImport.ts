import type { ImportedList } from '@motorpark/contract';
import useSWRMutation from 'swr/mutation';
import { type ListKey, useListKey, useRefreshLists } from '../client/lists';
import type { ApiFailure } from '../failure/failure';
import { type ImportPreview, type Imported, importFile, previewImport } from './imports.endpoints';

interface Order {
  file: Blob;
  /** The same for every try of the same file. */
  retryKey: string;
}

/** Checks and imports the CSV files of one list, which is fetched again afterwards. */
export function useImport(list: ImportedList) {
  const refreshLists = useRefreshLists();
  const key = useListKey(list, 'import');
  const check = useSWRMutation<ImportPreview, ApiFailure, ListKey | null, Blob>(
    key,
    (_key, { arg: file }) => previewImport(list, file),
    { revalidate: false, throwOnError: true },
  );
  const keep = useSWRMutation<Imported, ApiFailure, ListKey | null, Order>(
    key,
    (_key, { arg: { file, retryKey } }) => importFile(list, file, retryKey),
    { revalidate: false, onSuccess: () => void refreshLists(list) },
  );
  return {
    check: check.trigger,
    isChecking: check.isMutating,
    importAll: keep.trigger,
    isImporting: keep.isMutating,
  };
}
