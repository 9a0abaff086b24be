import type { ApiFailure, Save, Saved, SavedLater } from '@motorpark/api';
import type { FieldErrors, Versioned } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import type { Draft } from '@motorpark/ui/form';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { href } from '../../paths';
import { LoadingState } from '../LoadingState';
import { RecordForm, type RecordOptions } from './RecordForm';
import { NotHere } from './NotLoaded';
import { overviewMessages } from './overviewMessages';
import type { RecordKind, RecordRules } from './recordKind';
import { useRecordId } from './useRecordId';

interface RecordFormScreenProps<Row extends { id: string } & Versioned, Values extends object> {
  kind: RecordKind<Row, Values>;
  rules: RecordRules<Row, Values>;
  /** The records that include the edited one, or only that one. */
  rows: readonly Row[];
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
  save: (order: Save<Values>) => Promise<Saved | SavedLater>;
  options?: RecordOptions<Values>;
  presets?: Draft;
  /** The server's errors for the presets, which it has refused. */
  refusal?: FieldErrors | undefined;
  /** Shown above the form, for example what must be done first. */
  notice?: ReactNode;
}

/** A screen that creates a record, or edits the one that the list handed over or the link names (docs/app.md). */
export function RecordFormScreen<Row extends { id: string } & Versioned, Values extends object>({
  kind,
  rules,
  options,
  notice,
  presets,
  refusal,
  save,
  ...list
}: RecordFormScreenProps<Row, Values>) {
  const id = useRecordId();
  const hasPathOfItsOwn = kind.paths.edit !== kind.paths.create;
  const isEditPath = useMatch(kind.paths.edit) !== null;
  const isEdit = isEditPath && (hasPathOfItsOwn || id !== undefined);
  const form = { kind, rules, options, save };
  return (
    <Page
      title={(isEdit && kind.form.editTitle) || kind.form.title}
      width="form"
      back={{ href: href(kind.paths.list), label: kind.title }}
    >
      {notice}
      {isEdit ? (
        <EditForm id={id} {...form} {...list} />
      ) : (
        <RecordForm {...form} presets={presets} refusal={refusal} />
      )}
    </Page>
  );
}

type EditFormProps<Row extends { id: string } & Versioned, Values extends object> = Omit<
  RecordFormScreenProps<Row, Values>,
  'notice' | 'presets' | 'refusal' | 'options'
> & { id: string | undefined; options: RecordOptions<Values> | undefined };

/** The loaded list has the current record, so it is preferred to the one handed over. */
function EditForm<Row extends { id: string } & Versioned, Values extends object>({
  id,
  kind,
  rows,
  failure,
  isLoading,
  refresh,
  ...form
}: EditFormProps<Row, Values>) {
  const row = rows.find((one) => one.id === id);

  if (row) return <RecordForm key={row.id} kind={kind} row={row} {...form} />;
  const list = { href: href(kind.paths.list), label: kind.title };
  if (!isLoading && !failure) return <NotHere one={kind.one} list={list} />;
  return (
    <LoadingState
      failure={failure}
      isLoading={isLoading}
      refresh={refresh}
      label={overviewMessages.loading(kind.many)}
      fallback={overviewMessages.loadFailed(kind.many)}
    />
  );
}
