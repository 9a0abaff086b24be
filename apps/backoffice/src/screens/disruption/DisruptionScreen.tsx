import { isApiFailure, newRetryKey, useDisruption, useSession } from '@motorpark/api';
import {
  CANCELLED,
  CANCELLED_FOR_GOOD,
  type Consent,
  DAY_IS_OVER,
  type DisruptionForm,
  type DisruptionPlan,
  type Manifest,
  type Role,
  check,
  consentSchema,
  formatDeparture,
  isScheduled,
  mayDisrupt,
} from '@motorpark/domain';
import { Notice, Page, Stack, TextField, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { recordPath, unseatedPath } from '../../paths';
// oxlint-disable-next-line import/no-unassigned-import -- this screen shows its outcome as toasts, so it loads their code
import '../../shared/ScreenToasts';
import { toastFailure } from '../../shared/toastFailure';
import { now } from '../../shared/today';
import { useArea } from '../../shared/useArea';
import { FormDialog } from '../../shared/form/FormDialog';
import { SecretInput } from '../../shared/form/SecretInputs';
import { runStep } from '../../shared/form/runStep';
import { useBoundField } from '../../shared/form/useBoundField';
import { TripBar } from '../trip/TripBar';
import { movedSeats } from '../trip/boarding/movedSeats';
import { tripHead, useTripOfLink } from '../trip/useTripOfLink';
import { DisruptionWish, emptyDisruption, DisruptionPreview } from './DisruptionWish';
import { messages } from './messages';

interface Shown {
  form: DisruptionForm;
  reason: string;
  plan: DisruptionPlan;
  retryKey: string;
}

/** Disrupts a departure: another vehicle, another time, another trip, or cancellation (docs/departure.md). The URL names the trip. */
export function DisruptionScreen() {
  const { manifest, trips, missing } = useTripOfLink(messages);
  const role = useSession()?.role;
  if (!manifest) {
    return (
      <Page title={messages.title} back={trips}>
        {missing}
      </Page>
    );
  }
  const why = disruptionObstacle(manifest, role);
  return (
    <Page title={messages.title} back={trips} {...tripHead(manifest)}>
      <TripBar manifest={manifest} at="disruption" />
      {/* A trip that is found to be cancelled, or to run again, has other choices: the form starts anew. */}
      {why === undefined ? (
        <Steps key={manifest.status} manifest={manifest} />
      ) : (
        <Notice tone="info">{why}</Notice>
      )}
    </Page>
  );
}

function Steps({ manifest }: { manifest: Manifest }) {
  const { preview, carryOut, isBusy } = useDisruption();
  const [shown, setShown] = useState<Shown>();
  const [isAsking, setAsking] = useState(false);
  const [start, setStart] = useState(() => emptyDisruption(manifest));
  const navigate = useNavigate();
  const area = useArea();

  async function showPreview(form: DisruptionForm, reason: string) {
    const plan = await preview(manifest.id, form);
    setShown({ form, reason, plan, retryKey: newRetryKey() });
    setStart({ ...form, reason });
  }

  async function confirm({ form, reason, plan, retryKey }: Shown, consent?: Consent) {
    try {
      const done = await carryOut({
        id: manifest.id,
        form,
        reason,
        consent,
        plan: plan.plan,
        version: plan.version,
        retryKey,
      });
      const lost = done.passengers.filter(({ to }) => to === undefined).length;
      const moved = movedSeats(done.passengers);
      const bus = recordPath(area.boarding, form.kind === 'trip' ? form.tripId : manifest.id);
      toast.success(form.kind === 'runs' ? messages.doneAgain(lost) : messages.done(lost));
      void navigate(lost > 0 ? unseatedPath(area.unseated, manifest.id) : bus, { state: { moved, bus } });
    } catch (failure) {
      // The dialog of the consent shows what is wrong with it.
      if (consent && isApiFailure(failure) && failure.kind === 'invalid') throw failure;
      setAsking(false);
      toastFailure(failure);
      // Without a response the user sends it again with the same retry key, so it is carried out only once.
      if (isApiFailure(failure) && failure.kind === 'disconnected') return;
      // The trip has changed since the preview, so a new preview is loaded.
      await showPreview(form, reason).catch(() => setShown(undefined));
    }
  }

  return (
    <Stack gap={4}>
      {shown ? (
        <DisruptionPreview
          plan={shown.plan}
          kind={shown.form.kind}
          instead={insteadOf(shown.form)}
          isBusy={isBusy}
          onCarryOut={async () => (shown.plan.consent === undefined ? confirm(shown) : setAsking(true))}
          onChange={() => setShown(undefined)}
        />
      ) : (
        <DisruptionWish manifest={manifest} start={start} isBusy={isBusy} onShow={showPreview} />
      )}
      {shown && isAsking && (
        <ConsentDialog
          act={messages.kinds[shown.form.kind].act}
          why={shown.plan.consent ?? ''}
          onConsent={(consent) => confirm(shown, consent)}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

/** Name of the other vehicle or the new time; undefined for other kinds. */
function insteadOf({ kind, vehicleNumber, travelDate }: DisruptionForm): string | undefined {
  if (kind === 'vehicle') return vehicleNumber;
  return kind === 'time' ? formatDeparture(travelDate) : undefined;
}

function disruptionObstacle(manifest: Manifest, role: Role | undefined): string | undefined {
  const isCancelled = manifest.status === CANCELLED;
  if (isCancelled && !manifest.canRunAgain) return CANCELLED_FOR_GOOD;
  if (!isCancelled && !isScheduled(manifest)) return messages.hasLeft;
  if (!manifest.isOwn) return messages.elsewhere;
  return role && !mayDisrupt(manifest, role, now()) ? DAY_IS_OVER : undefined;
}

interface ConsentDialogProps {
  act: string;
  why: string;
  /** Carries it out; throws failures that concern the consent. */
  onConsent: (consent: Consent) => Promise<void>;
  onClose: () => void;
}

const START: Consent = { witness: '', secret: '' };
const NAMES = { witness: 'witness', secret: 'secret' } as const;
const { consent: words } = messages;

/** A dialog in which a colleague consents with their own PIN or passcode. */
function ConsentDialog({ act, why, onConsent, onClose }: ConsentDialogProps) {
  async function submit(typed: Consent) {
    const { values, errors } = check(consentSchema, typed);
    if (errors) return errors;
    return await runStep(async () => onConsent(values), NAMES);
  }
  return (
    <Form<Consent>
      initialValues={START}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <FormDialog
          title={words.title}
          submitLabel={act}
          tone="danger"
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <p>{why}</p>
          <WitnessField />
          <SecretInput name="secret" label={words.secret} hint={words.hint} autoComplete="off" />
        </FormDialog>
      )}
    />
  );
}

const WitnessField = () => (
  <TextField label={words.witness} type="email" autoComplete="off" isRequired {...useBoundField('witness')} />
);
