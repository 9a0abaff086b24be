import { DISRUPTION_NAMES } from '@motorpark/api';
import {
  CANCELLED,
  type DisruptionForm,
  type Manifest,
  check,
  disruptionSchema,
  fieldErrors,
  lagosDateTime,
} from '@motorpark/domain';
import { FormCard, Stack } from '@motorpark/ui';
import { Form } from 'react-final-form';
import type { Draft } from '../../shared/record/recordKind';
import { runStep } from '../../shared/form/runStep';
import { DisruptionFields } from './DisruptionFields';
import { messages } from './messages';

interface DisruptionWishProps {
  manifest: Manifest;
  /** Initial values: the empty form, or those of the last preview. */
  start: Draft;
  isBusy: boolean;
  /** Shows the preview. Throws the server's failure. */
  onShow: (form: DisruptionForm, reason: string) => Promise<void>;
}

const MAX_REASON_LENGTH = 200;

/** The empty form. A cancelled trip can only run again. Another vehicle is the most common disruption, so it is preselected. A new time starts from the planned one. */
export const emptyDisruption = (manifest: Manifest): Draft => ({
  kind: manifest.status === CANCELLED ? 'runs' : 'vehicle',
  vehicleNumber: '',
  travelDate: lagosDateTime(manifest.travelDate),
  tripId: '',
  reason: '',
});

/** The first step: the kind of disruption and the reason. */
export function DisruptionWish({ manifest, start, isBusy, onShow }: DisruptionWishProps) {
  async function submit(draft: Draft) {
    const { values, errors } = check(disruptionSchema, draft);
    if (errors) return errors;
    return await runStep(() => onShow(values, (draft['reason'] ?? '').trim()), DISRUPTION_NAMES);
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={(draft) => ({ ...fieldErrors(disruptionSchema, draft), ...reasonError(draft['reason']) })}
      onSubmit={submit}
      render={({ handleSubmit, values }) => (
        <FormCard
          label={messages.title}
          onSubmit={() => handleSubmit()}
          isBusy={isBusy}
          submitLabel={messages.show}
          busyLabel={messages.showing}
        >
          <Stack gap={4}>
            <DisruptionFields manifest={manifest} kind={values['kind'] ?? ''} />
          </Stack>
        </FormCard>
      )}
    />
  );
}

function reasonError(reason = ''): { reason?: string } {
  if (reason.trim() === '') return { reason: messages.sayWhy };
  return reason.trim().length > MAX_REASON_LENGTH ? { reason: messages.tooLong(MAX_REASON_LENGTH) } : {};
}
