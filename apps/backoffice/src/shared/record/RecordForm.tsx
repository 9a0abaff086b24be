import {
  type Save,
  type Saved,
  type SavedLater,
  currentRecord,
  isApiFailure,
  useRetryKeyOf,
} from '@motorpark/api';
import { type Versioned, check, fieldErrors } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import {
  type Draft,
  type FieldOptions,
  LostAnswer,
  RecordFormCard,
  type RecordFormCardProps,
  type SubmitErrors,
  emptyDraft,
  mergeLines,
  useConflicts,
} from '@motorpark/ui/form';
import { FORM_ERROR } from 'final-form';
import { useMemo, useState } from 'react';
import { href } from '../../paths';
import { LeaveGuard } from '../leaving/LeaveGuard';
import { dismissFormFailure, showFormFailure } from '../form/showFormFailure';
import type { FormKind, RecordRules } from './recordKind';

/** The options of search fields; a function if they depend on other fields of the form. */
export type RecordOptions<Values extends object> =
  | FieldOptions<keyof Values & string>
  | ((draft: Draft) => FieldOptions<keyof Values & string>);

interface RecordFormProps<Row extends { id: string } & Versioned, Values extends object> extends Pick<
  RecordFormCardProps,
  'refusal' | 'frame' | 'isLong' | 'startsFocused'
> {
  kind: FormKind<Row, Values>;
  rules: RecordRules<Row, Values>;
  /** The record to change; undefined creates one. Only its first value is used: what is typed stays. */
  row?: Row | undefined;
  save: (order: Save<Values>) => Promise<Saved | SavedLater>;
  options?: RecordOptions<Values> | undefined;
  presets?: Draft | undefined;
  /** Called after a save, when the form shows its final state. */
  onSaved?: (() => void) | undefined;
}

/**
 * The form of one record. It stays open after saving: the form of a new record is emptied for the next one, that of an edited record shows the saved values
 * (docs/app.md).
 */
export function RecordForm<Row extends { id: string } & Versioned, Values extends object>({
  kind: { one, title: listTitle, paths, form, words },
  rules,
  row,
  save,
  options,
  presets,
  refusal,
  onSaved,
  ...card
}: RecordFormProps<Row, Values>) {
  const isEdit = row !== undefined;
  const schema = (row && rules.editSchemaOf?.(row)) ?? rules.schema;
  const typed = (draft: Draft) => form.parse?.(draft) ?? draft;
  const title = (isEdit && form.editTitle) || form.title;
  const retry = useRetryKeyOf();
  // The form's key: the next record starts with nothing of the last one.
  const [round, setRound] = useState(0);
  // The values of a try without a response, and whether they can be sent again.
  const [unanswered, setUnanswered] = useState<{ written: string; canRepeat: boolean }>();
  const [saved, setSaved] = useState(() =>
    row ? form.valuesOf(row) : { ...emptyDraft(form.fields), ...presets },
  );
  const lines = useMemo(() => mergeLines(form.fields), [form.fields]);
  const conflicts = useConflicts({
    row,
    currentOf: (failure) => currentRecord(failure, form.read),
    valuesOf: form.valuesOf,
    lines,
  });

  async function submit(draft: Draft): Promise<SubmitErrors> {
    const { values, errors } = check(schema, typed(draft));
    if (errors) return errors;
    dismissFormFailure();
    try {
      const result = await save({
        id: row?.id,
        version: conflicts.version(),
        form: values,
        retryKey: retry.keyFor(values),
      });
      if (result.outcome === 'unsupported') {
        toast.info(result.says);
        return { [FORM_ERROR]: result.says };
      }
      retry.forget();
      setUnanswered(undefined);
      if (result.outcome === 'later') {
        toast.info('No answer yet. It is stored here and sent automatically.');
        setRound(round + 1);
        return undefined;
      }
      toast.success(isEdit ? words.edited : words.created);
      if (isEdit) {
        conflicts.saved(draft, result.version);
        setSaved(draft);
      } else setRound(round + 1);
      onSaved?.();
      return undefined;
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (conflicts.isConflict(failure, draft)) return { [FORM_ERROR]: failure.message };
      if (!isEdit && failure.kind === 'disconnected')
        setUnanswered({ written: JSON.stringify(draft), canRepeat: failure.isRepeatable === true });
      return showFormFailure(failure, form.wireNames);
    }
  }

  return (
    <RecordFormCard
      {...card}
      key={round}
      title={title}
      fields={form.fields}
      start={saved}
      isEdit={isEdit}
      submitLabel={isEdit ? 'Edit & Save' : words.create}
      busyLabel={isEdit ? words.editing : words.creating}
      errorsOf={(draft) => fieldErrors(schema, typed(draft))}
      save={submit}
      options={options}
      refusal={round === 0 ? refusal : undefined}
      renderAbove={({ draft, isDirty, isSaving }) => (
        <>
          <LeaveGuard isOn={isDirty} />
          {conflicts.dialog}
          {unanswered && !isSaving && (
            <LostAnswer
              one={one}
              done="saved"
              which={unanswered.written === JSON.stringify(draft) ? 'this' : 'another'}
              canRepeat={unanswered.canRepeat}
              list={{ href: href(paths.list), label: listTitle }}
            />
          )}
        </>
      )}
    />
  );
}
