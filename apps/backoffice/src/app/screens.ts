import { type CoreRole, type Role, areaRoleOf, mayBegin } from '@motorpark/domain';
import type { Crumb, NavItem } from '@motorpark/ui';
import { type ComponentType, createElement } from 'react';
import { matchPath } from 'react-router-dom';
import { firstPaths } from '../firstPaths';
import { href } from '../paths';
import { ACTIVITY_SCREENS } from '../screens/activity/screens';
import { CLAIM_SCREENS } from '../screens/claim/screens';
import { COMPANY_SCREENS } from '../screens/company/screens';
import { EXPENSE_SCREENS } from '../screens/expense/screens';
import { DASHBOARD_SCREENS } from '../screens/dashboard/screens';
import { DEPARTURE_SCREENS } from '../screens/departure/screens';
import { DISRUPTION_SCREENS } from '../screens/disruption/screens';
import { OPERATION_HISTORY_SCREENS } from '../screens/operation-history/screens';
import {
  ADMIN_SCREENS,
  DRIVER_SCREENS,
  ROUTE_SCREENS,
  TERMINAL_SCREENS,
  VEHICLE_SCREENS,
} from '../screens/records';
import { STILL_SENDING_SCREENS } from '../screens/still-sending/screens';
import { ACCOUNT_SCREENS } from '../screens/account/screens';
import { LOOK_AT_SCREENS } from '../screens/look-at/screens';
import { REPORT_SCREENS } from '../screens/report/screens';
import { TILL_SCREENS } from '../screens/till/screens';
import { TICKET_SALE_SCREENS } from '../screens/ticket-sale/screens';
import { TICKET_SCREENS } from '../screens/ticket/screens';
import { TRIP_SCREENS } from '../screens/trip/screens';
import { WAYBILL_SCREENS } from '../screens/waybill/screens';
import { type AreaScreen, FINANCE, type FetchCount } from '../shared/areaScreen';
import { CORE_SCREENS } from './coreScreens';

/** All screens behind the login (docs/app.md), in the order of the sidebar; one row for each menu entry. */
const TABLES: readonly (readonly AreaScreen[])[] = [
  DASHBOARD_SCREENS,
  ADMIN_SCREENS,
  [...TRIP_SCREENS, ...DEPARTURE_SCREENS, ...DISRUPTION_SCREENS],
  [...TICKET_SCREENS, ...TICKET_SALE_SCREENS],
  WAYBILL_SCREENS,
  CLAIM_SCREENS,
  TERMINAL_SCREENS,
  DRIVER_SCREENS,
  VEHICLE_SCREENS,
  ROUTE_SCREENS,
  EXPENSE_SCREENS,
  OPERATION_HISTORY_SCREENS,
  TILL_SCREENS,
  LOOK_AT_SCREENS,
  REPORT_SCREENS,
  ACTIVITY_SCREENS,
  COMPANY_SCREENS,
  STILL_SENDING_SCREENS,
  ACCOUNT_SCREENS,
];

export const ROOTS: Readonly<Record<CoreRole, string>> = {
  super_admin: firstPaths.superAdmin.root,
  admin: firstPaths.admin.root,
};

/** Returns the screens of a table that people of a role may open. */
const ofRole = (table: readonly AreaScreen[], role: Role): readonly AreaScreen[] =>
  table.filter(({ path, needs }) => path.startsWith(`${ROOTS[areaRoleOf(role)]}/`) && mayBegin(needs, role));

export const screensOf = (role: Role): readonly AreaScreen[] =>
  TABLES.flatMap((table) => ofRole(table, role));

/** Returns those of a server with the 28 calls. */
export const coreScreensOf = (role: Role): readonly AreaScreen[] =>
  screensOf(role).flatMap((screen) => {
    const Screen = CORE_SCREENS[screen.path];
    if (!Screen) return [];
    return [Screen === 'ours' ? screen : { ...screen, Screen }];
  });

/** Returns the sidebar of the screens that the user has (docs/app.md), grouped by heading. */
export function menuOf(
  screens: readonly AreaScreen[],
  current: string | undefined,
  Count: ComponentType<{ fetch: FetchCount }>,
) {
  const sections = new Map<string | undefined, NavItem[]>();
  for (const { path, menu } of screens) {
    if (!menu) continue;
    const { heading, fetchCount } = menu;
    const count = fetchCount && createElement(Count, { fetch: fetchCount });
    const item = { ...menu, href: href(path), isCurrent: path === current, count };
    sections.set(heading, [...(sections.get(heading) ?? []), item]);
  }
  return [...sections].map(([heading, items]) => ({ heading, items }));
}

/** Returns the screen at an address, and the screen of the menu entry that it belongs to. */
export function screenAt(
  role: Role,
  pathname: string,
): { screen?: AreaScreen; entry?: AreaScreen | undefined } {
  for (const table of TABLES) {
    const own = ofRole(table, role);
    const screen = own.find(({ path }) => matchPath(path, pathname));
    if (screen) return { screen, entry: screen.menu ? screen : own.find(({ menu }) => menu) };
  }
  return {};
}

export const breadcrumbOf = ({ breadcrumb }: AreaScreen, search = ''): readonly string[] =>
  typeof breadcrumb === 'function' ? breadcrumb(new URLSearchParams(search)) : breadcrumb;

/** Returns the breadcrumb of an address. Each place above it is a link to the menu entry or screen of that name, if there is one. */
export function crumbsOf(role: Role, pathname: string, search: string): Crumb[] {
  const { screen, entry } = screenAt(role, pathname);
  const labels = screen ? breadcrumbOf(screen, search) : [];
  return labels.map((label, index) => {
    if (index === labels.length - 1 || label === FINANCE) return { label };
    const above = labels.slice(0, index + 1).join('/');
    const named = screensOf(role).find(
      (one) => one.menu?.label === label || breadcrumbOf(one).join('/') === above,
    );
    const path = named?.path ?? (index === 0 ? entry?.path : undefined);
    return { label, href: path && href(path) };
  });
}
