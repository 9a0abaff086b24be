import { REPLACEMENT_NAMES, VEHICLES, useOneRecord, useReplacement, useVehicleChoices } from '@motorpark/api';
import {
  type ReplacedTrip,
  type Replacement,
  type ReplacementForm,
  type Reseated,
  type Vehicle,
  disruptionOrderSchema,
  formatDeparture,
  replacementSchema,
  vehicleChoices,
} from '@motorpark/domain';
import { Card, type Column, DataTable, DescriptionList, Page, Stack, toast } from '@motorpark/ui';
import { answersOf } from '@motorpark/ui/form';
import { useNavigate } from 'react-router-dom';
import { href, paths } from '../../paths';
import { type Outlook, PreviewedForm } from '../../shared/preview/PreviewedForm';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { ReasonField, VehicleField } from './DisruptionFields';
import { messages, replacementMessages as words } from './messages';
import { isLost, passengerColumns } from './passengerColumns';

const { vehicles: list } = paths.superAdmin;
const BACK = { label: words.vehicles, href: href(list) };

/** Gives every planned trip of a vehicle that broke down another vehicle in one action (docs/departure.md#disruption). The URL names the vehicle. */
export function ReplaceVehicleScreen() {
  const id = useRecordId();
  const { rows, isLoading, ...state } = useOneRecord(VEHICLES, id);
  const [vehicle] = rows;
  return (
    <Page title={vehicle ? words.title(vehicle.number) : words.page} back={BACK}>
      {vehicle ? (
        <ReplacedVehicle vehicle={vehicle} />
      ) : (
        <NotLoaded one="vehicle" list={BACK} isLoading={isLoading && id !== undefined} {...state} />
      )}
    </Page>
  );
}

/** The form, with the reason. */
const REPLACEMENT = replacementSchema.concat(disruptionOrderSchema.pick(['reason']));

function ReplacedVehicle({ vehicle: { id, number } }: { vehicle: Vehicle }) {
  const { preview, carryOut } = useReplacement();
  const navigate = useNavigate();
  return (
    <PreviewedForm
      words={{ ...messages, title: words.page, carryingOut: words.carryingOut }}
      start={{ vehicleNumber: '', reason: '' }}
      schema={REPLACEMENT}
      names={REPLACEMENT_NAMES}
      renderFields={() => (
        <>
          <OtherVehicleField except={number} />
          <ReasonField />
        </>
      )}
      preview={(wish) => preview(id, wish)}
      outlookOf={outlookOf}
      carryOut={async ({ wish, ...shown }) => {
        const { replaced, lost } = countsOf(await carryOut({ id, form: wish, ...shown }));
        toast.success(words.done(replaced, wish.vehicleNumber, lost));
        void navigate(lost > 0 ? paths.superAdmin.unseated : list);
      }}
    />
  );
}

/** The departures differ, so it is not known yet which of the vehicles are free. */
const AT_ANY_TIME = { times: undefined, duties: new Map(), restHours: 0 };

function OtherVehicleField({ except }: { except: string }) {
  const { rows, ...fleet } = useVehicleChoices();
  const others = vehicleChoices(
    rows.filter(({ number }) => number !== except),
    AT_ANY_TIME,
  );
  return <VehicleField label={words.other} {...answersOf(fleet, others)} />;
}

/** A passenger with the trip on which they get another seat or none. */
interface Affected extends Reseated {
  trip: ReplacedTrip;
}

const movedOn = ({ passengers }: ReplacedTrip): number =>
  passengers.filter((one) => !isLost(one) && one.to !== one.seat).length;

const lostOn = ({ passengers }: ReplacedTrip): number => passengers.filter(isLost).length;

function countsOf({ trips }: Replacement) {
  const replaced = trips.filter(({ obstacle }) => obstacle === undefined);
  return {
    replaced: replaced.length,
    left: trips.length - replaced.length,
    lost: replaced.reduce((sum, trip) => sum + lostOn(trip), 0),
    warned: replaced.filter(({ notes }) => notes.length > 0).length,
  };
}

const leaves = ({ routeId, travelDate }: ReplacedTrip) => `${routeId}, ${formatDeparture(travelDate)}`;

/** What happens to a trip, below each other: to its passengers, who drives it, and what to know before. */
function Effect({ trip }: { trip: ReplacedTrip }) {
  const { passengers, obstacle, driver, notes } = trip;
  if (obstacle !== undefined) return <strong>{words.keeps(obstacle)}</strong>;
  return (
    <Stack gap={1}>
      <span>{words.effect(passengers.length, movedOn(trip), lostOn(trip))}</span>
      {driver !== undefined && <span>{messages.drives(driver)}</span>}
      {notes.map((note) => (
        <strong key={note}>{note}</strong>
      ))}
    </Stack>
  );
}

const PASSENGERS: Column<Affected>[] = [
  { header: 'Trip', cell: ({ trip }) => leaves(trip), truncate: 'twoLines', width: '22ch' },
  ...passengerColumns(messages.keeps),
];

/** Each trip, those that keep their vehicle first, and everybody who does not keep their seat. */
function outlookOf(replacement: Replacement, { vehicleNumber }: ReplacementForm): Outlook {
  const { trips } = replacement;
  const counts = countsOf(replacement);
  const { replaced, left, lost, warned } = counts;
  const affected = trips.flatMap((trip) =>
    trip.passengers.filter(({ seat, to }) => to !== seat).map((one) => Object.assign({ trip }, one)),
  );
  const isLoss = lost > 0 || left > 0 || warned > 0;
  return {
    title: messages.chosen('vehicle', vehicleNumber),
    text: words.counts(counts),
    isWarning: isLoss,
    act: replaced > 0 ? words.act(replaced) : undefined,
    focus: isLoss ? 'change' : 'act',
    children: (
      <>
        <Card title={words.trips}>
          <DescriptionList
            items={trips
              .toSorted(
                (one, other) => Number(other.obstacle !== undefined) - Number(one.obstacle !== undefined),
              )
              .map((trip) => ({ term: leaves(trip), value: <Effect trip={trip} /> }))}
          />
        </Card>
        {affected.length > 0 && (
          <DataTable
            label={messages.table}
            columns={PASSENGERS}
            rows={affected.toSorted((one, other) => Number(isLost(other)) - Number(isLost(one)))}
            rowKey={({ trip, seat }) => `${trip.id} ${seat}`}
            emptyText={messages.nobody}
          />
        )}
      </>
    ),
  };
}
