import { useState } from 'react';
import { ComboboxField, TextField } from '../controls';
import { FormCard } from '../flow';
import { FieldGrid, Page } from '../layout';
import { ConfirmDialog, useLeaveGuard } from '../overlay';
import { terminals } from './routes.fixtures';

const fields = [
  { name: 'routeId', label: 'Route ID', hint: 'Origin and destination with a dash: Awka - Lagos' },
  { name: 'origin', label: 'Origin', isSearched: true },
  { name: 'destination', label: 'Destination', isSearched: true },
  { name: 'distance', label: 'Distance' },
  { name: 'duration', label: 'Duration' },
] as const;

type Values = Record<(typeof fields)[number]['name'], string>;
const NOTHING: Values = { routeId: '', origin: '', destination: '', distance: '', duration: '' };

export interface FormPageProps {
  /** The record to edit; undefined to create one. */
  record?: Values | undefined;
  isSaving?: boolean;
  /** Errors of the server by field. */
  refused?: Partial<Values>;
  /** Called with the values, if they are right. */
  onSave: (values: Values) => void;
}

/** A form of the office as a screen composes it; a real screen has its values and rules from a form library. */
export function FormPage({ record = NOTHING, isSaving = false, refused = NO_ERRORS, onSave }: FormPageProps) {
  const [values, setValues] = useState(record);
  const [isChecked, setChecked] = useState(false);
  const { isAsking, leave, stay } = useLeaveGuard(fields.some(({ name }) => values[name] !== record[name]));
  const isNew = record === NOTHING;
  const isMissing = (name: keyof Values) => values[name].trim() === '';

  function submit() {
    setChecked(true);
    if (!fields.some(({ name }) => isMissing(name))) onSave(values);
  }

  return (
    <Page title="Route Information" width="form" back={{ label: 'Routes', href: '#/super-admin/routes' }}>
      <FormCard
        label="Route Information"
        submitLabel={isNew ? 'Create Route' : 'Edit & Save'}
        busyLabel={isNew ? 'Creating route...' : 'Editing route...'}
        isBusy={isSaving}
        startsFocused
        onSubmit={submit}
      >
        <FieldGrid>
          {fields.map(({ name, label, ...look }) => {
            const shared = {
              name,
              label,
              isRequired: true,
              hint: 'hint' in look ? look.hint : undefined,
              value: values[name],
              onChange: (value: string) => setValues({ ...values, [name]: value }),
              error: isChecked && isMissing(name) ? `${label} is required` : refused[name],
            };
            return 'isSearched' in look ? (
              <ComboboxField key={name} options={terminals} placeholder="Choose a terminal" {...shared} />
            ) : (
              <TextField key={name} {...shared} />
            );
          })}
        </FieldGrid>
      </FormCard>
      {isAsking && (
        <ConfirmDialog
          title="Leave without saving?"
          notes={['What you have typed here will be lost.']}
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={leave}
          onCancel={stay}
        />
      )}
    </Page>
  );
}

const NO_ERRORS: Partial<Values> = {};
