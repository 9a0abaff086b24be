import type { FieldErrors } from '@motorpark/domain';
import { type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { SubmitErrors } from '../CheckedForm';
import { FormCard, type FormCardProps } from '../../flow';
import { Stack } from '../../layout';
import type { Draft } from '../draft';
import type { RecordField } from '../fieldKinds';
import { type FieldOptions, RecordFields } from '../RecordFields/RecordFields';
import { ShowRefusal, useRefusal } from '../ShowRefusal';

interface FormState {
  draft: Draft;
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  isSaving: boolean;
}

export interface RecordFormCardProps extends Pick<FormCardProps, 'isLong' | 'startsFocused'> {
  /** Purpose of the form: "Route Information". The form's accessible name. */
  title: string;
  /** The fields in their order, with what they ask for. */
  fields: readonly RecordField[];
  /** The saved values; what is typed stays when they change. */
  start: Draft;
  isEdit?: boolean;
  /** What its button does, as a verb. */
  submitLabel: string;
  /** Label of the button while it is being sent. */
  busyLabel: string;
  /** Returns the errors while it is filled in. */
  errorsOf: (draft: Draft) => FieldErrors;
  /** Saves what was typed. Returns the errors of a refusal. */
  save: (draft: Draft) => Promise<SubmitErrors>;
  /** The options of search fields; a function if they depend on other fields of the form. */
  options?: FieldOptions | ((draft: Draft) => FieldOptions) | undefined;
  /** The server's errors for the first values, if it has refused them. */
  refusal?: FieldErrors | undefined;
  /** Renders what is above the form: notices and dialogs that belong to it. */
  renderAbove?: (state: FormState) => ReactNode;
  /** Wraps the form, with the values currently typed. */
  frame?: ((form: ReactNode, draft: Draft) => ReactNode) | undefined;
}

/** The form of one record, from its fields as data. It waits for values that are being looked up before it saves. */
export function RecordFormCard({
  title,
  fields,
  start,
  isEdit = false,
  submitLabel,
  busyLabel,
  errorsOf,
  save,
  options,
  refusal: refused,
  renderAbove,
  frame = ALONE,
  isLong,
  startsFocused,
}: RecordFormCardProps) {
  const refusal = useRefusal(refused);
  const lookedUp = useRef<Promise<void>>(undefined);
  // Whether the button was pressed, and waits until what follows from a choice is filled in.
  const [isWaiting, setIsWaiting] = useState(false);
  return (
    <Form<Draft>
      initialValues={start}
      keepDirtyOnReinitialize
      validate={errorsOf}
      onSubmit={(draft) => (refusal.isShown() ? refusal.errors : save(draft))}
      render={({ handleSubmit, submitting = false, dirty = false, values: draft }) => (
        <>
          <ShowRefusal refusal={refusal} isReady submit={handleSubmit} />
          {renderAbove?.({ draft, isDirty: dirty, isSaving: submitting })}
          {frame(
            <FormCard
              label={title}
              onSubmit={async () => {
                setIsWaiting(true);
                await lookedUp.current;
                setIsWaiting(false);
                return handleSubmit();
              }}
              isBusy={submitting || isWaiting}
              submitLabel={submitLabel}
              busyLabel={busyLabel}
              isLong={isLong}
              startsFocused={startsFocused}
            >
              <Stack gap={4}>
                <RecordFields
                  fields={fields}
                  options={typeof options === 'function' ? options(draft) : options}
                  isEdit={isEdit}
                  onLookUp={(filledIn) => (lookedUp.current = filledIn)}
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
