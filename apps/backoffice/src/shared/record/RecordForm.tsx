import { type Save, type Saved, isApiFailure } from '@motorpark/api';
import { type FieldErrors, type Versioned, check, fieldErrors } from '@motorpark/domain';
import { FormCard, Stack, toast } from '@motorpark/ui';
import { FORM_ERROR } from 'final-form';
import { type ReactNode, useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { href } from '../../paths';
import { LeaveGuard } from '../leaving/LeaveGuard';
import { ShowRefusal, useRefusal } from '../draft/ShowRefusal';
import { LostAnswer } from '../draft/LostAnswer';
import { takeBackFormFailure, tellFormFailure } from '../form/tellFormFailure';
import { useConflicts } from '../history/useConflicts';
import { type FieldOptions, RecordFields } from './RecordFields';
import { mergeLines } from './mergeLines';
import { messages } from './messages';
import type { Draft, FormKind, RecordRules } from './recordKind';
import { useRetryKey } from './useRetryKey';

/** The answers of the fields that are searched; as a function where they depend on what is typed elsewhere in the form. */
export type RecordOptions<Values extends object> =
  FieldOptions<keyof Values & string> | ((draft: Draft) => FieldOptions<keyof Values & string>);

/** It is written down on this machine, and goes on being sent. */
export interface SavedLater {
  outcome: 'later';
}

interface RecordFormProps<Row extends { id: string } & Versioned, Values extends object> {
  kind: FormKind<Row, Values>;
  rules: RecordRules<Row, Values>;
  /** The record to change; without it a new one is made. Only as it was when the form opened: what is typed stays. */
  row?: Row | undefined;
  save: (order: Save<Values>) => Promise<Saved | SavedLater>;
  /** The answers of the fields that are searched. */
  options?: RecordOptions<Values> | undefined;
  /** What a new record starts with. */
  presets?: Draft | undefined;
  /** The server's errors for the presets, which it has refused. */
  refusal?: FieldErrors | undefined;
  /** It is saved, and the form stands as it stays. */
  onSaved?: (() => void) | undefined;
  /** What stands around the form, and follows what is typed. */
  frame?: (form: ReactNode, draft: Draft) => ReactNode;
}

/**
 * The form of one record. It stays after it has saved: a new record's form is empty for the next one, an edited one's shows
 * what was saved (docs/app.md).
 */
export function RecordForm<Row extends { id: string } & Versioned, Values extends object>({
  kind: { one, title: listTitle, paths, form, words },
  rules,
  row,
  save,
  options,
  presets,
  refusal: refused,
  onSaved,
  frame = ALONE,
}: RecordFormProps<Row, Values>) {
  const isEdit = row !== undefined;
  const schema = (row && rules.editSchemaOf?.(row)) ?? rules.schema;
  const typed = (draft: Draft) => form.parse?.(draft) ?? draft;
  const title = (isEdit && form.editTitle) || form.title;
  const retry = useRetryKey();
  const refusal = useRefusal(refused);
  // Each number is a form of its own: the next record starts with nothing of the last one.
  const [round, setRound] = useState(0);
  // What was sent and got no answer.
  const [unanswered, setUnanswered] = useState<string>();
  const [saved, setSaved] = useState(() =>
    row ? form.valuesOf(row) : { ...emptyValues(form.fields), ...presets },
  );
  const lines = useMemo(() => mergeLines(form.fields), [form.fields]);
  const conflicts = useConflicts({ row, read: form.read, valuesOf: form.valuesOf, lines });

  async function submit(draft: Draft) {
    if (refusal.isShown()) return refusal.errors;
    const { values, errors } = check(schema, typed(draft));
    if (errors) return errors;
    takeBackFormFailure();
    try {
      const result = await save({
        id: row?.id,
        version: conflicts.version(),
        form: values,
        retryKey: retry.keyFor(values),
      });
      if (result.outcome === 'unsupported') {
        toast.info(words.notSaved);
        return { [FORM_ERROR]: words.notSaved };
      }
      retry.forget();
      setUnanswered(undefined);
      if (result.outcome === 'later') {
        toast.info(messages.later);
        return setRound(round + 1);
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
      if (!isEdit && failure.kind === 'disconnected') setUnanswered(JSON.stringify(draft));
      return tellFormFailure(failure, form.wireNames);
    }
  }

  return (
    <Form<Draft>
      key={round}
      initialValues={saved}
      keepDirtyOnReinitialize
      validate={(draft) => fieldErrors(schema, typed(draft))}
      onSubmit={submit}
      render={({ handleSubmit, submitting, dirty = false, values: draft }) => (
        <>
          <LeaveGuard isOn={dirty} />
          {conflicts.dialog}
          <ShowRefusal refusal={refusal} isReady submit={handleSubmit} />
          {unanswered !== undefined && !submitting && (
            <LostAnswer
              one={one}
              done="saved"
              which={unanswered === JSON.stringify(draft) ? 'this' : 'another'}
              list={{ href: href(paths.list), label: listTitle }}
            />
          )}
          {frame(
            <FormCard
              label={title}
              onSubmit={() => handleSubmit()}
              isBusy={submitting}
              submitLabel={isEdit ? messages.editAndSave : words.create}
              busyLabel={isEdit ? words.editing : words.creating}
            >
              <Stack gap={4}>
                <RecordFields
                  fields={form.fields}
                  options={typeof options === 'function' ? options(draft) : options}
                  isEdit={isEdit}
                />
              </Stack>
            </FormCard>,
            draft,
          )}
        </>
      )}
    />
  );
}

const ALONE = (form: ReactNode): ReactNode => form;

const emptyValues = (fields: readonly { name: string }[]): Draft =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));
