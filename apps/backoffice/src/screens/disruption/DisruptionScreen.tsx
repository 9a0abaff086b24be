import { DISRUPTION_NAMES, useDisruption, useSession, now } from '@motorpark/api';
import {
  CANCELLED,
  CANCELLED_FOR_GOOD,
  DAY_IS_OVER,
  type Disruption,
  type DisruptionForm,
  type DisruptionPlan,
  type Manifest,
  type Role,
  busText,
  disruptionOrderSchema,
  disruptionSchema,
  formatDeparture,
  isScheduled,
  lagosDateTime,
  mayDisrupt,
  movedSeats,
  tripName,
} from '@motorpark/domain';
import { DataTable, Notice, Page, toast } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { recordPath, unseatedPath } from '../../paths';
import { type Outlook, PreviewedForm } from '../../shared/preview/PreviewedForm';
import { useArea } from '../../shared/useArea';
import { TripBar } from '../departure/TripBar';
import { tripHead, useTripOfLink } from '../departure/useTripOfLink';
import { DisruptionFields } from './DisruptionFields';
import { messages } from './messages';
import { isLost, passengerColumns } from './passengerColumns';

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
        <DisruptedTrip key={manifest.status} manifest={manifest} />
      ) : (
        <Notice tone="info">{why}</Notice>
      )}
    </Page>
  );
}

/** The form, with the reason. */
const DISRUPTION = disruptionSchema.concat(disruptionOrderSchema.pick(['reason']));

function DisruptedTrip({ manifest }: { manifest: Manifest }) {
  const { preview, carryOut } = useDisruption();
  const navigate = useNavigate();
  const area = useArea();
  const { id, status, travelDate } = manifest;
  return (
    <PreviewedForm
      words={messages}
      // Another vehicle is the most common disruption, so it is preselected. A new time starts from the planned one.
      start={{
        kind: status === CANCELLED ? 'runs' : 'vehicle',
        vehicleNumber: '',
        travelDate: lagosDateTime(travelDate),
        tripId: '',
        reason: '',
      }}
      schema={DISRUPTION}
      names={DISRUPTION_NAMES}
      renderFields={({ kind = '' }) => <DisruptionFields manifest={manifest} kind={kind} />}
      preview={(wish) => preview(id, wish)}
      outlookOf={outlookOf}
      carryOut={async ({ wish, ...shown }, consent) => {
        const { passengers } = await carryOut({ id, form: wish, consent, ...shown });
        const lost = passengers.filter(isLost).length;
        const bus = recordPath(area.boarding, wish.kind === 'trip' ? wish.tripId : id);
        toast.success(wish.kind === 'runs' ? messages.doneAgain(lost) : messages.done(lost));
        void navigate(lost > 0 ? unseatedPath(area.unseated, id) : bus, {
          state: { moved: movedSeats(passengers, wish.kind), bus },
        });
      }}
    />
  );
}

/** The new seat of each passenger, those without a seat first. */
function outlookOf(plan: DisruptionPlan, form: DisruptionForm): Outlook {
  const { passengers } = plan;
  const { kind } = form;
  const lost = passengers.filter(isLost);
  const kept = passengers.filter(({ seat, to }) => seat === to).length;
  const moved = passengers.length - lost.length - kept;
  const isLoss = kind === 'cancelled' || kind === 'trip' || lost.length > 0 || plan.notes.length > 0;
  return {
    title: messages.chosen(kind, insteadOf(plan, form)),
    text: countsOf({ kept, moved, lost: lost.length }, kind),
    isWarning: lost.length > 0,
    caution: plan.consent,
    needsConsent: plan.consent !== undefined,
    act: messages.kinds[kind].act,
    focus: isLoss ? 'change' : 'act',
    children: (
      <>
        {plan.notes.map((note) => (
          <Notice key={note} tone="warning">
            {note}
          </Notice>
        ))}
        {moreOf(plan, kind).map(
          (text) =>
            text !== undefined && (
              <Notice key={text} tone="info">
                {text}
              </Notice>
            ),
        )}
        {passengers.length > 0 && (
          <DataTable
            label={messages.table}
            columns={kind === 'runs' ? COLUMNS_AGAIN : COLUMNS}
            rows={[...lost, ...passengers.filter((one) => !isLost(one))]}
            rowKey={({ seat, ticketId }) => `${seat} ${ticketId}`}
            emptyText={messages.nobody}
          />
        )}
      </>
    ),
  };
}

const COLUMNS = passengerColumns(messages.keeps);
const COLUMNS_AGAIN = passengerColumns(messages.getsBack);

/** Name of the other vehicle, the new time or the other trip; undefined for other kinds. */
function insteadOf(
  { newTrip }: DisruptionPlan,
  { kind, vehicleNumber, travelDate }: DisruptionForm,
): string | undefined {
  if (newTrip) return `${tripName(newTrip)}, ${busText(newTrip.vehicleNumber)}`;
  if (kind === 'vehicle') return vehicleNumber;
  return kind === 'time' ? formatDeparture(travelDate) : undefined;
}

/** How many passengers keep their seat, get another one, or have none. */
function countsOf(
  { kept, moved, lost }: Readonly<Record<'kept' | 'moved' | 'lost', number>>,
  kind: Disruption,
) {
  if (kept + moved + lost === 0) return kind === 'runs' ? messages.nobodyAgain : messages.nobody;
  return kind === 'runs' ? messages.countsAgain(kept, lost) : messages.counts(kept, moved, lost);
}

/** Who drives, what happens to the parcels, and which seats are free again. */
function moreOf(
  { loadedParcels, parcels, otherTrips, freeSeats: free, driver }: DisruptionPlan,
  kind: Disruption,
) {
  if (kind === 'runs') return [messages.freeAgain(free), messages.parcelsAgain(parcels)];
  const drives = driver === undefined ? undefined : messages.drives(driver);
  return [drives, messages.loaded(loadedParcels, kind), messages.parcels(parcels, otherTrips)];
}

function disruptionObstacle(manifest: Manifest, role: Role | undefined): string | undefined {
  const isCancelled = manifest.status === CANCELLED;
  if (isCancelled && !manifest.canRunAgain) return CANCELLED_FOR_GOOD;
  if (!isCancelled && !isScheduled(manifest)) return messages.hasLeft;
  if (!manifest.isOwn) return messages.elsewhere;
  return role && !mayDisrupt(manifest, role, now()) ? DAY_IS_OVER : undefined;
}
