import type { ImportedList } from '@motorpark/api';
import { importPath } from '../../paths';
import { adminRecord } from '../admin/adminRecord';
import { driverRecord } from '../driver/driverRecord';
import { routeRecord } from '../route/routeRecord';
import { terminalRecord } from '../terminal/terminalRecord';
import { vehicleRecord } from '../vehicle/vehicleRecord';

/** A list that a file can be imported into. */
export interface ImportedKind {
  list: ImportedList;
  one: string;
  many: string;
  title: string;
  paths: { list: string };
}

const KINDS: readonly ImportedKind[] = [
  { list: 'terminals', ...terminalRecord },
  { list: 'routes', ...routeRecord },
  { list: 'vehicles', ...vehicleRecord },
  { list: 'drivers', ...driverRecord },
  { list: 'admins', ...adminRecord },
];

/** Returns the list whose import has this path. */
export const importedAt = (pathname: string): ImportedKind | undefined =>
  KINDS.find(({ paths }) => importPath(paths.list) === pathname);
