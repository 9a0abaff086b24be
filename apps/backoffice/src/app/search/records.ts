import type { FoundEverywhere } from '@motorpark/api';
import {
  type Role,
  type Ticket,
  type Trip,
  type Waybill,
  displayStatus,
  formatPhone,
  formatDateTime,
  matchesText,
  searchCode,
  searchText,
} from '@motorpark/domain';
import {
  AdminIcon,
  DriverIcon,
  RouteIcon,
  TerminalIcon,
  TicketIcon,
  TripIcon,
  VehicleIcon,
  WaybillIcon,
} from '@motorpark/ui';
import { areaOf, recordPath, href, paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { ledgerPath } from '../../shared/ledgerPath';
import type { Entry, EntryGroup } from './entry';
import { messages } from './messages';

const { groups } = messages;
const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
const phoneOf = (phone: string) => (phone === '' ? undefined : formatPhone(phone));
const when = (instant: string | undefined) => (instant ? formatDateTime(instant) : undefined);

/** Returns the found records as entries for a role; groups with a record named like the typed text come first. */
export function recordGroups(found: FoundEverywhere, role: Role, typed: string): EntryGroup[] {
  const office = role === 'super_admin' ? paths.superAdmin : undefined;
  /** The head office opens the record's form; staff open its trips. */
  const kept = (form: string | undefined, id: string, text: string) =>
    href(form === undefined ? `${paths.admin.trips}?q=${encodeURIComponent(text)}` : recordPath(form, id));
  const isTyped = (text: string) => matchesText(`${searchText(text)}\n${searchCode(text)}`, typed);
  const of: EntryGroup[] = [
    {
      title: groups.tickets,
      entries: found.tickets.map((ticket) => ticketEntry(ticket, role)),
    },
    {
      title: groups.waybills,
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
        href: kept(office?.editRoute, id, routeId),
      })),
    },
    {
      title: groups.vehicles,
      entries: found.vehicles.map(({ id, number, formerNumbers = [], type, assignedDriver }) => ({
        id: `vehicle-${id}`,
        label: number,
        hint: line(...formerNumbers.filter(isTyped).map(messages.formerly), type, assignedDriver),
        icon: VehicleIcon,
        href: kept(office?.editVehicle, id, number),
      })),
    },
    {
      title: groups.drivers,
      entries: found.drivers.map(({ id, name, phone }) => ({
        id: `driver-${id}`,
        label: name,
        hint: phoneOf(phone),
        icon: DriverIcon,
        href: href(recordPath(paths.superAdmin.editDriver, id)),
      })),
    },
    {
      title: groups.terminals,
      entries: found.terminals.map(({ id, name, address, city }) => ({
        id: `terminal-${id}`,
        label: name,
        hint: line(address, city),
        icon: TerminalIcon,
        href: kept(office?.editTerminal, id, name),
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
        href: href(recordPath(paths.superAdmin.editAdmin, id)),
      })),
    },
  ];
  const isNamed = ({ entries }: EntryGroup) => entries.some(({ label }) => isTyped(label));
  return of.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

/** For the head office, tickets and waybills open in the ledger. */
const ticketEntry = (ticket: Ticket, role: Role): Entry => ({
  id: `ticket-${ticket.id}`,
  label: ticket.travelerName,
  hint: line(ticket.number, phoneOf(ticket.travelerPhone), ticket.routeId, when(ticket.travelDate)),
  side: displayStatus(ticket),
  icon: TicketIcon,
  href: href(role === 'admin' ? ticketOverviewPath(ticket.id) : ledgerPath(ticket.number)),
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
  href: href(role === 'admin' ? waybillOverviewPath(waybill.id) : ledgerPath(waybill.number)),
});

/** A trip that has not left opens its boarding, any other its manifest. */
function tripEntry({ id, routeId, travelDate, vehicleNumber, vehicleType, status }: Trip, role: Role): Entry {
  const area = areaOf(role);
  return {
    id: `trip-${id}`,
    label: line(routeId, when(travelDate)),
    hint: line(vehicleType, vehicleNumber),
    side: status,
    icon: TripIcon,
    href: href(recordPath(status === 'Scheduled' ? area.boarding : area.manifest, id)),
  };
}
