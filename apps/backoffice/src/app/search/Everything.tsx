import { type FoundEverywhere, failureMessage, useSearchEverywhere, useSession } from '@motorpark/api';
import {
  type Role,
  type Ticket,
  type Trip,
  type Waybill,
  displayStatus,
  formatDateTime,
  formatPhone,
  isLongEnoughToSearch,
  matchesText,
  searchCode,
  searchText,
  busText,
} from '@motorpark/domain';
import {
  type AccountAction,
  AdminIcon,
  DriverIcon,
  LogoutIcon,
  type PaletteEntry,
  RouteIcon,
  SearchPalette,
  TerminalIcon,
  TicketIcon,
  TripIcon,
  VehicleIcon,
  WaybillIcon,
  goTo,
} from '@motorpark/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AreaScreen } from '../../shared/areaScreen';
import { type Opens, useOpens } from '../../shared/opens';
import {
  areaOf,
  href,
  officePaths,
  paths,
  recordPath,
  ticketOverviewPath,
  waybillOverviewPath,
} from '../../paths';
import {
  type Entry,
  type EntryGroup,
  actionsOf,
  matchingEntries,
  noteOpened,
  pagesOf,
  recentOf,
} from './entries';

const messages = {
  label: 'Search everything',
  groups: {
    recent: 'Recent',
    actions: 'To do',
    pages: 'Pages',
    tickets: 'Tickets',
    waybills: 'Waybills',
    meantTickets: 'Did you mean this ticket?',
    meantWaybills: 'Did you mean this waybill?',
    trips: 'Trips',
    routes: 'Routes',
    vehicles: 'Vehicles',
    drivers: 'Drivers',
    terminals: 'Terminals',
    admins: 'Admins',
  },
  typeMore: 'A number, a phone, a name, a plate or a route: at least three characters.',
  offline: 'Internet disconnected. Only pages and things to do are searched.',
  pagesOnly: 'On this server only pages and things to do are searched.',
  logout: 'Logout',
  formerly: (plate: string) => `formerly ${plate}`,
  from: (sender: string, receiver: string) => `${sender} to ${receiver}`,
};

interface EverythingProps {
  role: Role;
  /** Those that the user has on this server. */
  screens: readonly AreaScreen[];
  isOffline: boolean;
  /** Entries of the account menu that are not pages, such as locking. */
  accountActions: readonly AccountAction[];
  onLogout: () => void;
  onClose: () => void;
}

/** The search over everything: pages and actions immediately, records as the server finds them (docs/search.md). */
export function Everything({ role, screens, isOffline, accountActions, onLogout, onClose }: EverythingProps) {
  const [typed, setTyped] = useState('');
  const opens = useOpens();
  const token = useSession()?.token ?? '';
  const { found, failure, isSearching, may: mayFind, retry } = useSearchEverywhere(typed);
  const isDisconnected = isOffline || failure?.kind === 'disconnected';

  const pages = pagesOf(screens);
  const others = [...accountActions, { label: messages.logout, icon: LogoutIcon, onSelect: onLogout }]
    .filter(({ label }) => !pages.some((page) => page.label === label))
    .map(({ label, icon, onSelect }): Entry => ({ id: `action-${label}`, label, icon, act: onSelect }));
  const actions = [...actionsOf(role, screens), ...others];
  const { recent, actions: toDo, pages: toGo } = messages.groups;
  const groups: EntryGroup[] = [
    { title: toDo, entries: matchingEntries(actions, typed) },
    { title: recent, entries: typed.trim() === '' ? recentOf(token) : [] },
    { title: toGo, entries: matchingEntries(pages, typed) },
    ...(found ? recordGroups(found, role, typed, opens) : []),
  ];

  function choose({ id }: PaletteEntry) {
    const entry = groups.flatMap(({ entries }) => entries).find((one) => one.id === id);
    if (!entry) return;
    // The dialog must return the focus before anything else takes it.
    flushSync(onClose);
    if ('act' in entry) return entry.act();
    if (!id.startsWith('page-') && !id.startsWith('action-')) noteOpened(token, entry);
    goTo(entry.href);
  }

  return (
    <SearchPalette
      label={messages.label}
      value={typed}
      onChange={setTyped}
      groups={groups}
      state={stateOf()}
      notice={noticeOf()}
      onSelect={choose}
      onRetry={retry}
      onClose={onClose}
    />
  );

  function stateOf() {
    if (isDisconnected) return 'found';
    const failed = failure && failureMessage(failure);
    if (failed !== undefined) return { failure: failed };
    return isSearching ? 'searching' : 'found';
  }

  function noticeOf() {
    if (isDisconnected) return messages.offline;
    if (!mayFind) return messages.pagesOnly;
    return isLongEnoughToSearch(typed) ? undefined : messages.typeMore;
  }
}

const { groups } = messages;
const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
const phoneOf = (phone: string) => (phone === '' ? undefined : formatPhone(phone));
const when = (instant: string | undefined) => (instant ? formatDateTime(instant) : undefined);

/** Returns the found records as entries for a role; groups with a record named like the typed text come first. */
function recordGroups(found: FoundEverywhere, role: Role, typed: string, opens: Opens): EntryGroup[] {
  /** Opens the record's form, for those who have none the list that shows it, and for staff its trips. */
  function kept({ list, edit }: { list: string; edit: string }, id: string, text: string) {
    if (opens(edit)) return href(recordPath(edit, id));
    return href(`${opens(list) ? list : paths.admin.trips}?q=${encodeURIComponent(text)}`);
  }
  const isTyped = (text: string) => matchesText(`${searchText(text)}\n${searchCode(text)}`, typed);
  const of: EntryGroup[] = [
    {
      title: found.isSuggestion ? groups.meantTickets : groups.tickets,
      entries: found.tickets.map((ticket) => ticketEntry(ticket, role)),
    },
    {
      title: found.isSuggestion ? groups.meantWaybills : groups.waybills,
      entries: found.waybills.map((waybill) => waybillEntry(waybill, role)),
    },
    { title: groups.trips, entries: found.trips.map((trip) => tripEntry(trip, role)) },
    {
      title: groups.routes,
      entries: found.routes.map(({ id, routeId, distance, duration }) => ({
        id: `route-${id}`,
        label: routeId,
        hint: line(distance, duration),
        icon: RouteIcon,
        href: kept(officePaths.route, id, routeId),
      })),
    },
    {
      title: groups.vehicles,
      entries: found.vehicles.map(({ id, number, formerNumbers = [], type, assignedDriver }) => ({
        id: `vehicle-${id}`,
        label: number,
        hint: line(...formerNumbers.filter(isTyped).map(messages.formerly), type, assignedDriver),
        icon: VehicleIcon,
        href: kept(officePaths.vehicle, id, number),
      })),
    },
    {
      title: groups.drivers,
      entries: found.drivers.map(({ id, name, phone }) => ({
        id: `driver-${id}`,
        label: name,
        hint: phoneOf(phone),
        icon: DriverIcon,
        href: kept(officePaths.driver, id, name),
      })),
    },
    {
      title: groups.terminals,
      entries: found.terminals.map(({ id, name, address, city }) => ({
        id: `terminal-${id}`,
        label: name,
        hint: line(address, city),
        icon: TerminalIcon,
        href: kept(officePaths.terminal, id, name),
      })),
    },
    {
      title: groups.admins,
      entries: found.admins.map(({ id, name, email, status }) => ({
        id: `admin-${id}`,
        label: name,
        hint: email,
        side: status,
        icon: AdminIcon,
        href: kept(officePaths.admin, id, name),
      })),
    },
  ];
  const isNamed = ({ entries }: EntryGroup) => entries.some(({ label }) => isTyped(label));
  return of.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

const ticketEntry = (ticket: Ticket, role: Role): Entry => ({
  id: `ticket-${ticket.id}`,
  label: ticket.travelerName,
  hint: line(ticket.number, phoneOf(ticket.travelerPhone), ticket.routeId, when(ticket.travelDate)),
  side: displayStatus(ticket),
  icon: TicketIcon,
  href: href(ticketOverviewPath(ticket.id, areaOf(role))),
});

const waybillEntry = (waybill: Waybill, role: Role): Entry => ({
  id: `waybill-${waybill.id}`,
  label: messages.from(waybill.senderName, waybill.receiverName),
  hint: line(
    waybill.number,
    phoneOf(waybill.receiverPhone),
    line(waybill.originTerminal && `${waybill.originTerminal} - ${waybill.destinationTerminal ?? ''}`),
  ),
  side: displayStatus(waybill),
  icon: WaybillIcon,
  href: href(waybillOverviewPath(waybill.id, areaOf(role))),
});

/** A trip that has not left opens its boarding, any other its manifest. */
function tripEntry({ id, routeId, travelDate, vehicleNumber, vehicleType, status }: Trip, role: Role): Entry {
  const area = areaOf(role);
  return {
    id: `trip-${id}`,
    label: line(routeId, when(travelDate)),
    hint: line(vehicleType, busText(vehicleNumber)),
    side: status,
    icon: TripIcon,
    href: href(recordPath(status === 'Scheduled' ? area.boarding : area.manifest, id)),
  };
}
