import release from './103_release_1_0_0.sql?raw';
import retired from './104_retired.sql?raw';
import accounts from './105_accounts.sql?raw';
import spentOn from './106_spent_on.sql?raw';
import officeRoles from './110_office_roles.sql?raw';
import tripsWithoutVehicle from './111_trips_without_vehicle.sql?raw';
import passengerKinds from './112_passenger_kinds.sql?raw';
import timetable from './113_timetable.sql?raw';
import papers from './120_papers.sql?raw';
import highestFares from './121_highest_fares.sql?raw';
import fares from './122_fares.sql?raw';
import rest from './125_rest.sql?raw';
import discounts from './126_discounts.sql?raw';
import ticketsByFare from './128_tickets_by_fare.sql?raw';
import driverKinds from './129_driver_kinds.sql?raw';
import faresOfTheDay from './130_fares_of_the_day.sql?raw';
import childrenSeen from './131_children_seen.sql?raw';
import drawersBesideManagers from './132_drawers_beside_managers.sql?raw';
import formerMethods from './135_former_methods.sql?raw';
import plannedAndTaken from './136_planned_and_taken.sql?raw';
import confirmations from './137_confirmations.sql?raw';
import worthOfSeats from './138_worth_of_seats.sql?raw';
import usedAgain from './141_used_again.sql?raw';
import splitTickets from './143_split_tickets.sql?raw';
import usedOnce from './144_used_once.sql?raw';
import paidOut from './145_paid_out.sql?raw';
import sharedReferences from './146_shared_references.sql?raw';
import departuresByTime from './147_departures_by_time.sql?raw';
import leastFares from './148_least_fares.sql?raw';
import foundInTheDrawer from './149_found_in_the_drawer.sql?raw';
import sameNumbers from './150_same_numbers.sql?raw';
import foundTakenBack from './151_found_taken_back.sql?raw';
import partsOfWaybills from './153_parts_of_waybills.sql?raw';
import parcelsWithoutBus from './155_parcels_without_bus.sql?raw';
import parcelTariff from './156_parcel_tariff.sql?raw';
import toLookAt from './158_to_look_at.sql?raw';
import terms from './159_terms.sql?raw';
import luggage from './162_luggage.sql?raw';
import seatsForLuggage from './164_seats_for_luggage.sql?raw';
import claims from './165_claims.sql?raw';
import loneChildren from './166_lone_children.sql?raw';
import unbankedDrops from './167_unbanked_drops.sql?raw';
import settings from './168_settings.sql?raw';
import transfers from './170_transfers.sql?raw';
import transferReturns from './171_transfer_returns.sql?raw';
import deletedServices from './172_deleted_services.sql?raw';
import settlements from './173_settlements.sql?raw';
import posTerminals from './174_pos_terminals.sql?raw';
import waitingPayments from './175_waiting_payments.sql?raw';

/** One migration of the schema. Its text is never edited once it has landed: a change is a new file. */
export interface Migration {
  name: string;
  text: string;
}

/** The schema of release 1.0.0, with which an empty database begins. Databases that 1.0.0 or 1.1.0 created have run 94 migrations in its place (`release.ts`). */
export const RELEASE_1_0_0: Migration = { name: '103_release_1_0_0', text: release };

/** All migrations, in the order in which they landed, which never changes: a new one takes the next number at the end. Their texts are part of the bundle. */
export const MIGRATIONS: readonly Migration[] = [
  RELEASE_1_0_0,
  { name: '104_retired', text: retired },
  { name: '105_accounts', text: accounts },
  { name: '106_spent_on', text: spentOn },
  { name: '110_office_roles', text: officeRoles },
  { name: '111_trips_without_vehicle', text: tripsWithoutVehicle },
  { name: '112_passenger_kinds', text: passengerKinds },
  { name: '113_timetable', text: timetable },
  { name: '120_papers', text: papers },
  { name: '121_highest_fares', text: highestFares },
  { name: '122_fares', text: fares },
  { name: '125_rest', text: rest },
  { name: '126_discounts', text: discounts },
  { name: '128_tickets_by_fare', text: ticketsByFare },
  { name: '129_driver_kinds', text: driverKinds },
  { name: '130_fares_of_the_day', text: faresOfTheDay },
  { name: '131_children_seen', text: childrenSeen },
  { name: '132_drawers_beside_managers', text: drawersBesideManagers },
  { name: '135_former_methods', text: formerMethods },
  { name: '136_planned_and_taken', text: plannedAndTaken },
  { name: '137_confirmations', text: confirmations },
  { name: '138_worth_of_seats', text: worthOfSeats },
  { name: '141_used_again', text: usedAgain },
  { name: '143_split_tickets', text: splitTickets },
  { name: '144_used_once', text: usedOnce },
  { name: '145_paid_out', text: paidOut },
  { name: '146_shared_references', text: sharedReferences },
  { name: '147_departures_by_time', text: departuresByTime },
  { name: '148_least_fares', text: leastFares },
  { name: '149_found_in_the_drawer', text: foundInTheDrawer },
  { name: '150_same_numbers', text: sameNumbers },
  { name: '151_found_taken_back', text: foundTakenBack },
  { name: '153_parts_of_waybills', text: partsOfWaybills },
  { name: '155_parcels_without_bus', text: parcelsWithoutBus },
  { name: '156_parcel_tariff', text: parcelTariff },
  { name: '158_to_look_at', text: toLookAt },
  { name: '159_terms', text: terms },
  { name: '162_luggage', text: luggage },
  { name: '164_seats_for_luggage', text: seatsForLuggage },
  { name: '165_claims', text: claims },
  { name: '166_lone_children', text: loneChildren },
  { name: '167_unbanked_drops', text: unbankedDrops },
  { name: '168_settings', text: settings },
  { name: '170_transfers', text: transfers },
  { name: '171_transfer_returns', text: transferReturns },
  { name: '172_deleted_services', text: deletedServices },
  { name: '173_settlements', text: settlements },
  { name: '174_pos_terminals', text: posTerminals },
  { name: '175_waiting_payments', text: waitingPayments },
];
