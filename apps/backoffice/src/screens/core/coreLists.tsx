import type { Versioned } from '@motorpark/domain';
import { useListQuery } from '../../shared/list/useListQuery';
import type { ListedKind } from '../../shared/record/recordKind';
import { RecordListScreen } from '../../shared/record/RecordListScreen';
import { AdminListScreen } from '../admin/AdminListScreen';
import { adminRecord } from '../admin/adminRecord';
import { driverRecord } from '../driver/driverRecord';
import { fieldsOf, routeRecord } from '../route/routeRecord';
import { terminalRecord } from '../terminal/terminalRecord';
import { vehicleRecord } from '../vehicle/vehicleRecord';

/** Returns a kind without columns of which nothing is known there. */
const without = <Kind extends { columns: readonly { header: string }[] }>(
  kind: Kind,
  ...headers: string[]
): Kind => ({
  ...kind,
  columns: kind.columns.filter(({ header }) => !headers.includes(header)),
});

const ADMIN = without(adminRecord, 'Role');

/** Everybody whom it lists works at a terminal. */
export const CoreAdminListScreen = () => <AdminListScreen kind={ADMIN} />;

/** Nobody is a conductor there. */
export const DRIVER: typeof driverRecord = {
  ...without(driverRecord, 'Works as', 'Status'),
  form: { ...driverRecord.form, fields: driverRecord.form.fields.filter(({ name }) => name !== 'kind') },
};

/** A route has no fare there, and leads from any place to any other: terminals are only suggested. */
export const ROUTE: typeof routeRecord = {
  ...without(routeRecord, 'Fare', 'Status'),
  words: { ...routeRecord.words, searchHint: 'Finds route IDs, terminals, distances and durations' },
  form: {
    ...routeRecord.form,
    fields: fieldsOf('suggest', 'Terminal or town').filter(
      ({ name }) => name !== 'fare' && name !== 'mostFare',
    ),
  },
};

/** Returns the list of a kind of record, none of which is ever out of service there. */
const listOf = <Row extends { id: string } & Versioned, Values extends object>(
  kind: ListedKind<Row, Values>,
) =>
  function CoreListScreen() {
    return <RecordListScreen kind={kind} listQuery={useListQuery()} />;
  };

export const CoreTerminalListScreen = listOf(without(terminalRecord, 'Status'));
export const CoreVehicleListScreen = listOf(without(vehicleRecord, 'Status'));
export const CoreDriverListScreen = listOf(DRIVER);
export const CoreRouteListScreen = listOf(ROUTE);
