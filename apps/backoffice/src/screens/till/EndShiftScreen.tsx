import { shiftEndingWire, useShift, useShiftOffice } from '@motorpark/api';
import {
  SHIFT_ENDING,
  type Shift,
  drawerEndingSchema,
  fieldErrors,
  shiftEndingSchema,
  valuesOf,
} from '@motorpark/domain';
import { ButtonLink, EmptyState, FormCard, Page, Stack, toast } from '@motorpark/ui';
import { type Draft, RecordFields, emptyDraft } from '@motorpark/ui/form';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href, paths, recordPath } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { SaveForm } from '../../shared/form/SaveForm';
import { messages } from './messages';
import { CountedDrawer } from './CountedDrawer';
import { ShiftFacts } from './ShiftFacts';
import { UnconfirmedSales } from './UnconfirmedSales';
import { countFields, countingFields, endingReasonFields } from './shiftForms';

const LIST = { href: href(paths.superAdmin.shifts), label: messages.list.title };

/** The page on which the head office closes a shift that its clerk left open (docs/shift.md). */
export function EndShiftScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { shift, ...state } = useShift(id);
  const report = href(recordPath(paths.superAdmin.shift, id));

  return (
    <Page title={messages.ending.title} back={shift ? { href: report, label: messages.report } : LIST}>
      {!shift && <NotLoaded one="shift" isNamed={id !== ''} list={LIST} {...state} />}
      {shift && <Ending shift={shift} report={report} />}
    </Page>
  );
}

/** The form, until the report is shown of the shift that it has closed. */
function Ending({ shift, report }: { shift: Shift; report: string }) {
  const [wasClosed] = useState(shift.status === 'Closed');
  if (!wasClosed) return <EndShift shift={shift} />;
  return (
    <EmptyState
      text={messages.ending.isClosed}
      action={<ButtonLink href={report}>{messages.report}</ButtonLink>}
    />
  );
}

/** A form in which the head office closes another user's shift. A stored count is used; otherwise the drawer is counted now, or closed without a count. */
function EndShift({ shift }: { shift: Shift }) {
  const { end } = useShiftOffice();
  const navigate = useNavigate();
  const isCounted = shift.status === 'Counted';
  const [start] = useState<Draft>(() => ({
    ...emptyDraft([...countFields, ...endingReasonFields]),
    counting: isCounted ? 'Not counted' : '',
  }));

  return (
    <SaveForm
      start={start}
      schema={drawerEndingSchema}
      errorsOf={(draft) => fieldErrors(shiftEndingSchema, draft)}
      names={shiftEndingWire.names}
      save={async (values) => {
        await end({ id: shift.id, form: valuesOf(SHIFT_ENDING, values) });
        toast.success(messages.ending.done);
        await navigate(recordPath(paths.superAdmin.shift, shift.id));
      }}
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
