import type { Saved, VoidOrder } from '@motorpark/api';
import type { Versioned } from '@motorpark/domain';
import { mergeLines } from '@motorpark/ui/form';
import { useMemo } from 'react';
import { DeleteDialog } from './DeleteDialog';
import { messages } from './messages';
import type { RecordKind } from './recordKind';

interface DeleteRecordDialogProps<Row extends { id: string } & Versioned, Values extends object> {
  kind: RecordKind<Row, Values>;
  /** The record as the user saw it. */
  row: Row;
  remove: (order: VoidOrder) => Promise<Saved>;
  isRemoving: boolean;
  onClose: () => void;
}

export function DeleteRecordDialog<Row extends { id: string } & Versioned, Values extends object>({
  kind,
  ...props
}: DeleteRecordDialogProps<Row, Values>) {
  const conflictView = useMemo(() => conflictViewOf(kind), [kind]);
  const { deleted, deleteWarning, deleteNote } = kind.words;
  const { title, warning, ...answers } = messages.confirmDelete;
  const note = deleteNote === undefined ? {} : { note: deleteNote };
  const confirmDelete = { title: title(kind.one), warning: deleteWarning ?? warning, ...note, ...answers };
  return <DeleteDialog {...props} conflictView={conflictView} words={{ deleted, confirmDelete }} />;
}

function conflictViewOf<Row extends { id: string }, Values extends object>({
  form,
  nameOf,
}: RecordKind<Row, Values>) {
  const facts = mergeLines(form.fields).map(({ label, text }) => ({
    label,
    of: (row: Row) => text(form.valuesOf(row)),
  }));
  return { read: form.read, facts, nameOf };
}
