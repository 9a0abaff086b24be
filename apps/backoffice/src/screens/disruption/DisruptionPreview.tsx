import type { Disruption, DisruptionPlan, Reseated } from '@motorpark/domain';
import { Button, type Column, DataTable, Inline, Notice, Section, Stack } from '@motorpark/ui';
import { useMemo } from 'react';
import { PhoneLink } from '../../shared/PhoneLink';
import { messages } from './messages';

interface DisruptionPreviewProps {
  plan: DisruptionPlan;
  /** The kind of disruption. */
  kind: Disruption;
  /** Name of the other vehicle, or the new time; undefined for other kinds. */
  instead: string | undefined;
  isBusy: boolean;
  onCarryOut: () => Promise<void>;
  /** Called to return to the form. */
  onChange: () => void;
}

const columnsOf = (kind: Disruption): Column<Reseated>[] => [
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  { header: 'Then', cell: (one) => afterwards(one, kind), card: 'badge' },
];

/** The second step: the new seat of each passenger, those without a seat first, and the button that carries it out. */
export function DisruptionPreview({
  plan,
  kind,
  instead,
  isBusy,
  onCarryOut,
  onChange,
}: DisruptionPreviewProps) {
  const { passengers } = plan;
  const columns = useMemo(() => columnsOf(kind), [kind]);
  const lost = passengers.filter(({ to }) => to === undefined);
  const kept = passengers.filter(({ seat, to }) => seat === to).length;
  const moved = passengers.length - lost.length - kept;
  // The focus is on Change then, so that a second Enter does not cancel the trip or take a passenger's seat.
  const isLoss = kind === 'cancelled' || kind === 'trip' || lost.length > 0;
  const texts = moreOf(plan, kind);
  return (
    <Section title={messages.becomes}>
      <Stack gap={4}>
        <Notice tone={lost.length > 0 ? 'warning' : 'info'} title={messages.chosen(kind, instead)}>
          {countsOf({ kept, moved, lost: lost.length }, kind)}
        </Notice>
        {plan.consent !== undefined && <Notice tone="warning">{plan.consent}</Notice>}
        {texts.map(
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
            columns={columns}
            rows={[...lost, ...passengers.filter(({ to }) => to !== undefined)]}
            rowKey={({ seat, ticketId }) => `${seat} ${ticketId}`}
            emptyText={messages.nobody}
          />
        )}
        <Inline gap={3}>
          <Button autoFocus={isLoss} isDisabled={isBusy} onClick={onChange}>
            {messages.change}
          </Button>
          <Button
            variant="primary"
            autoFocus={!isLoss}
            isBusy={isBusy}
            busyLabel={messages.carryingOut}
            onClick={() => void onCarryOut()}
          >
            {messages.kinds[kind].act}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

/** How many passengers keep their seat, get another one, or have none. */
function countsOf(
  { kept, moved, lost }: Readonly<Record<'kept' | 'moved' | 'lost', number>>,
  kind: Disruption,
) {
  if (kept + moved + lost === 0) return kind === 'runs' ? messages.nobodyAgain : messages.nobody;
  return kind === 'runs' ? messages.countsAgain(kept, lost) : messages.counts(kept, moved, lost);
}

/** What happens to the parcels, and which seats are free again. */
function moreOf({ loadedParcels, parcels, otherTrips, freeSeats }: DisruptionPlan, kind: Disruption) {
  if (kind === 'runs') return [messages.freeAgain(freeSeats), messages.parcelsAgain(parcels)];
  return [messages.loaded(loadedParcels, kind), messages.parcels(parcels, otherTrips)];
}

function afterwards({ seat, to }: Reseated, kind: Disruption) {
  if (to === undefined) return <strong>{messages.noSeat}</strong>;
  if (kind === 'runs') return messages.getsBack;
  return to === seat ? messages.keeps : messages.seat(to);
}
