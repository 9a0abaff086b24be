import { isApiFailure, newRetryKey, useDisruption, useSession } from '@motorpark/api';
import {
  CANCELLED,
  DAY_IS_OVER,
  type DisruptionForm,
  type DisruptionPlan,
  type Manifest,
  formatDateTime,
  hasDeparted,
  mayDisrupt,
  type Role,
} from '@motorpark/domain';
import { Notice, Page, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath, unseatedPath } from '../../paths';
// oxlint-disable-next-line import/no-unassigned-import -- this screen says what it did by toasts, whose code comes with it
import '../../shared/ScreenToasts';
import { toastFailure } from '../../shared/toastFailure';
import { now } from '../../shared/today';
import { useArea } from '../../shared/useArea';
import { tripHead, useTripOfLink } from '../departure/useTripOfLink';
import { DisruptionPreview } from './DisruptionPreview';
import { DisruptionWish, emptyWish } from './DisruptionWish';
import { messages } from './messages';

/** What was asked for and what it does, as the server has shown it. */
interface Shown {
  form: DisruptionForm;
  reason: string;
  plan: DisruptionPlan;
  retryKey: string;
}

/** What becomes of a departure that does not leave as it was planned (docs/departure.md). The link names the trip. */
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
  const why = whyNot(manifest, role);
  return (
    <Page title={messages.title} back={trips} {...tripHead(manifest)}>
      {why === undefined ? <Steps manifest={manifest} /> : <Notice tone="info">{why}</Notice>}
    </Page>
  );
}

function Steps({ manifest }: { manifest: Manifest }) {
  const { preview, carryOut, isBusy } = useDisruption();
  const [shown, setShown] = useState<Shown>();
  const [start, setStart] = useState(() => emptyWish(manifest));
  const navigate = useNavigate();
  const area = useArea();

  async function look(form: DisruptionForm, reason: string) {
    const plan = await preview(manifest.id, form);
    setShown({ form, reason, plan, retryKey: newRetryKey() });
    setStart({ ...form, reason });
  }

  async function carry({ form, reason, plan, retryKey }: Shown) {
    try {
      const done = await carryOut({
        id: manifest.id,
        form,
        reason,
        plan: plan.plan,
        version: plan.version,
        retryKey,
      });
      const lost = done.passengers.filter(({ to }) => to === undefined).length;
      toast.success(messages.done(lost));
      void navigate(
        lost > 0 ? unseatedPath(area.unseated, manifest.id) : recordPath(area.boarding, manifest.id),
      );
    } catch (failure) {
      toastFailure(failure);
      // Without an answer the same is sent again, under its key, which does it once.
      if (isApiFailure(failure) && failure.kind === 'disconnected') return;
      // What was shown is not what would be done: it is shown anew.
      await look(form, reason).catch(() => setShown(undefined));
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
          onCarryOut={() => carry(shown)}
          onChange={() => setShown(undefined)}
        />
      ) : (
        <DisruptionWish manifest={manifest} start={start} isBusy={isBusy} onShow={look} />
      )}
    </Stack>
  );
}

/** What is chosen, as far as the form knows its name. */
function insteadOf({ kind, vehicleNumber, travelDate }: DisruptionForm): string | undefined {
  if (kind === 'vehicle') return vehicleNumber;
  return kind === 'time' ? formatDateTime(travelDate) : undefined;
}

function whyNot(manifest: Manifest, role: Role | undefined): string | undefined {
  if (manifest.status === CANCELLED) return messages.cancelled;
  if (hasDeparted(manifest)) return messages.hasLeft;
  if (!manifest.isOwn) return messages.elsewhere;
  return role && !mayDisrupt(manifest, role, now()) ? DAY_IS_OVER : undefined;
}
