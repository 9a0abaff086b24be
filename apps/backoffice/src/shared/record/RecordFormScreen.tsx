import type { ApiFailure, Save, Saved, SavedLater } from '@motorpark/api';
import type { FieldErrors, Versioned } from '@motorpark/domain';
import { ButtonLink, EmptyState, Page, Spinner } from '@motorpark/ui';
import type { Draft } from '@motorpark/ui/form';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { href } from '../../paths';
import { LoadFailure } from '../LoadFailure';
import { RecordForm, type RecordOptions } from './RecordForm';
import { messages } from './messages';
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
  if (isLoading) return <Spinner label={messages.loading(kind.many)} />;
  if (failure) {
    return <LoadFailure failure={failure} fallback={messages.loadFailed(kind.many)} refresh={refresh} />;
  }
  return (
    <EmptyState
      text={messages.notFound(kind.one)}
      hint={messages.notFoundAdvice}
      action={<ButtonLink href={href(kind.paths.list)}>{kind.title}</ButtonLink>}
    />
  );
}
