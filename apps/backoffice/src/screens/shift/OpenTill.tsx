import { newRetryKey, shiftOpeningWire, useSession, useTill } from '@motorpark/api';
import { SHIFT_OPENING, check, fieldErrors, shiftOpeningSchema, valuesOf } from '@motorpark/domain';
import { FormCard, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { RecordFields } from '../../shared/record/RecordFields';
import type { Draft } from '../../shared/record/recordKind';
import { rememberDrawer, rememberedDrawer } from '../../shared/rememberedDrawer';
import { runStep } from '../../shared/form/runStep';
import { messages } from './messages';
import { openingFields } from './shiftForms';

/** The form that opens the drawer of this counter with its float. */
export function OpenTill() {
  const terminal = useSession()?.terminalName ?? '';
  const { open } = useTill();
  const [start] = useState<Draft>(() => ({ counter: rememberedDrawer() ?? '', openingFloat: '' }));
  const [retryKey] = useState(newRetryKey);

  async function submit(draft: Draft) {
    const { values, errors } = check(shiftOpeningSchema, { ...draft, terminal });
    if (errors) return errors;
    return await runStep(async () => {
      await open({ form: valuesOf(SHIFT_OPENING, values), retryKey });
      rememberDrawer(values.counter);
      toast.success(messages.open.done);
    }, shiftOpeningWire.names);
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={(draft) => fieldErrors(shiftOpeningSchema, { ...draft, terminal })}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <FormCard
          label={messages.open.title}
          onSubmit={() => handleSubmit()}
          isBusy={submitting}
          submitLabel={messages.open.submit}
          busyLabel={messages.open.busy}
          focusesFirstEmpty
        >
          <Stack gap={4}>
            <RecordFields fields={openingFields} />
          </Stack>
        </FormCard>
      )}
    />
  );
}
