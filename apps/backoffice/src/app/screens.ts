import type { May } from '@motorpark/api';
import { type CoreRole, type Role, areaRoleOf, mayBegin } from '@motorpark/domain';
import type { Crumb, NavItem } from '@motorpark/ui';
import { matchPath } from 'react-router-dom';
import { firstPaths } from '../firstPaths';
import { href, officePaths, paths } from '../paths';
import { ACTIVITY_SCREENS } from '../screens/activity/screens';
import { COMPANY_SCREENS } from '../screens/company/screens';
import { EXPENSE_SCREENS } from '../screens/expense/screens';
import { DASHBOARD_SCREENS } from '../screens/dashboard/screens';
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
import { REPORT_SCREENS } from '../screens/report/screens';
import { TILL_SCREENS } from '../screens/till/screens';
import { TICKET_SCREENS } from '../screens/ticket/screens';
import { TRIP_SCREENS } from '../screens/trip/screens';
import { WAYBILL_SCREENS } from '../screens/waybill/screens';
import { type AreaScreen, FINANCE } from '../shared/areaScreen';
import { type FetchedScreen, fetched } from '../shared/fetched';

/** All screens behind the login (docs/app.md), in the order of the sidebar; one row for each menu entry. */
const TABLES: readonly (readonly AreaScreen[])[] = [
  DASHBOARD_SCREENS,
  ADMIN_SCREENS,
  [...TRIP_SCREENS, ...DISRUPTION_SCREENS],
  TICKET_SCREENS,
  WAYBILL_SCREENS,
  TERMINAL_SCREENS,
  DRIVER_SCREENS,
  VEHICLE_SCREENS,
  ROUTE_SCREENS,
  EXPENSE_SCREENS,
  OPERATION_HISTORY_SCREENS,
  TILL_SCREENS,
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

const { admin: terminal, superAdmin: office } = paths;

const sampleHistory = () => import('../screens/operation-history/HistoryScreen');
const sampleTripForm = () => import('../screens/trip/TripFormScreen');

/** Screens that stand in for those that the 28 calls cannot feed, by address. */
const STAND_INS: Readonly<Record<string, FetchedScreen>> = {
  [office.operations]: fetched('SampleHistoryScreen', sampleHistory),
  [terminal.editTrip]: fetched('SampleTripFormScreen', sampleTripForm),
};

/** The addresses for which the 28 calls and the stand-ins are enough (docs/app.md); a server with no others has no more. */
const CORE_PATHS: ReadonlySet<string> = new Set([
  office.dashboard,
  ...Object.values(officePaths).flatMap(({ list, create, edit }) => [list, create, edit]),
  office.trips,
  office.operations,
  office.operation,
  terminal.dashboard,
  terminal.trips,
  terminal.editTrip,
  terminal.tickets,
  terminal.ticketsByDirection,
  terminal.bookTicket,
  terminal.editTicket,
  terminal.ticketOverview,
  terminal.ticketReceiptCustomer,
  terminal.ticketReceiptCompany,
  terminal.waybills,
  terminal.waybillOverview,
  terminal.editWaybill,
  terminal.expenses,
  terminal.editExpense,
  terminal.operations,
  terminal.operation,
]);

/** Returns the screens of a table that people of a role may open; none if its list is not for them. */
function ofRole(table: readonly AreaScreen[], role: Role): readonly AreaScreen[] {
  const own = table.filter(({ path }) => path.startsWith(`${ROOTS[areaRoleOf(role)]}/`));
  const sees = own.find(({ menu }) => menu)?.menu?.sees;
  if (sees && !mayBegin(sees, role)) return [];
  return own.filter(({ does }) => !does || mayBegin(does, role));
}

export const screensOf = (role: Role): readonly AreaScreen[] =>
  TABLES.flatMap((table) => ofRole(table, role));

/** Returns those of a server with the 28 calls. */
export const coreScreensOf = (role: Role): readonly AreaScreen[] =>
  screensOf(role)
    .filter(({ path }) => CORE_PATHS.has(path))
    .map(standIn);

const standIn = (screen: AreaScreen): AreaScreen => {
  const Screen = STAND_INS[screen.path];
  return Screen ? { ...screen, Screen } : screen;
};

/** Returns a role's sidebar (docs/app.md) with the entries that the user may open, grouped by heading. */
export function menuOf(role: Role, may: May, current: string | undefined) {
  const sections = new Map<string | undefined, NavItem[]>();
  for (const { path, menu } of screensOf(role)) {
    if (!menu || (menu.does && !may(menu.does))) continue;
    const { heading, label, icon } = menu;
    const item = { label, icon, href: href(path), isCurrent: path === current };
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
