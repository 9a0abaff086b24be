import { shiftEndingWire, useShiftOffice } from '@motorpark/api';
import { SHIFT_ENDING, type Shift, check, fieldErrors, shiftEndingSchema, valuesOf } from '@motorpark/domain';
import { FormCard, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { recordPath, paths } from '../../paths';
import { emptyDraft } from '../../shared/form/emptyDraft';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { RecordFields } from '../../shared/record/RecordFields';
import type { Draft } from '../../shared/record/recordKind';
import { runStep } from '../../shared/form/runStep';
import { CountedDrawer } from './CountedDrawer';
import { ShiftFacts } from './ShiftFacts';
import { UnconfirmedSales } from './UnconfirmedSales';
import { messages } from './messages';
import { countFields, countingFields, emptyCountError, endingReasonFields } from './shiftForms';

/** A form in which the head office closes another user's shift. A stored count is used; otherwise the drawer is counted now, or closed without a count. */
export function EndShift({ shift }: { shift: Shift }) {
  const { end } = useShiftOffice();
  const navigate = useNavigate();
  const isCounted = shift.status === 'Counted';
  const [start] = useState<Draft>(() => ({
    ...emptyDraft([...countFields, ...endingReasonFields]),
    counting: isCounted ? 'Not counted' : '',
  }));

  async function submit(draft: Draft) {
    const { values, errors } = check(shiftEndingSchema, draft);
    if (errors) return errors;
    const missing = values.counting === 'Counted' ? emptyCountError(draft) : undefined;
    if (missing) return missing;
    return await runStep(async () => {
      await end({ id: shift.id, form: valuesOf(SHIFT_ENDING, values) });
      toast.success(messages.ending.done);
      await navigate(recordPath(paths.superAdmin.shift, shift.id));
    }, shiftEndingWire.names);
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={(draft) => fieldErrors(shiftEndingSchema, draft)}
      onSubmit={submit}
      render={({ handleSubmit, submitting, submitSucceeded, dirty = false, values }) => (
        <>
          <LeaveGuard isOn={dirty && !submitSucceeded} />
          <ShiftFacts shift={shift} title={messages.takeOver.drawer} />
          <FormCard
            label={messages.ending.title}
            onSubmit={() => handleSubmit()}
            isBusy={submitting}
            submitLabel={messages.ending.submit}
            busyLabel={messages.ending.busy}
          >
            <Stack gap={4}>
              <UnconfirmedSales shift={shift} />
              {isCounted ? <CountedDrawer shift={shift} /> : <RecordFields fields={countingFields} />}
              {values['counting'] === 'Counted' && <RecordFields fields={countFields} />}
              <RecordFields fields={endingReasonFields} />
            </Stack>
          </FormCard>
        </>
      )}
    />
  );
}
