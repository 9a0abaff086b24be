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
import { type Column, DataTable, NONE, Page, toast } from '@motorpark/ui';
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
  };
}

const leaves = ({ routeId, travelDate }: ReplacedTrip) => `${routeId}, ${formatDeparture(travelDate)}`;

const TRIPS: Column<ReplacedTrip>[] = [
  { header: 'Trip', cell: leaves, isRowHeader: true, truncate: true },
  {
    header: 'Sold',
    cell: ({ passengers, obstacle }) => (obstacle === undefined ? passengers.length : NONE),
    align: 'end',
    cardLabel: 'Sold',
  },
  {
    header: 'Then',
    cell: (trip) =>
      trip.obstacle === undefined ? (
        words.effect(movedOn(trip), lostOn(trip))
      ) : (
        <strong>{words.keeps(trip.obstacle)}</strong>
      ),
  },
];

const PASSENGERS: Column<Affected>[] = [
  { header: 'Trip', cell: ({ trip }) => leaves(trip), truncate: true },
  ...passengerColumns(messages.keeps),
];

/** Each trip, those that keep their vehicle first, and everybody who does not keep their seat. */
function outlookOf(replacement: Replacement, { vehicleNumber }: ReplacementForm): Outlook {
  const { trips } = replacement;
  const { replaced, left, lost } = countsOf(replacement);
  const affected = trips.flatMap((trip) =>
    trip.passengers.filter(({ seat, to }) => to !== seat).map((one) => Object.assign({ trip }, one)),
  );
  const isLoss = lost > 0 || left > 0;
  return {
    title: messages.chosen('vehicle', vehicleNumber),
    text: words.counts(replaced, left, lost),
    isWarning: isLoss,
    act: replaced > 0 ? words.act(replaced) : undefined,
    focus: isLoss ? 'change' : 'act',
    children: (
      <>
        <DataTable
          label={words.trips}
          columns={TRIPS}
          rows={trips.toSorted(
            (one, other) => Number(other.obstacle !== undefined) - Number(one.obstacle !== undefined),
          )}
          rowKey={({ id }) => id}
          emptyText={messages.nobody}
        />
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
