import core from './001_core.sql?raw';
import office from './002_office.sql?raw';
import day from './003_day.sql?raw';
import search from './004_search.sql?raw';
import recovery from './005_recovery.sql?raw';
import where from './006_where.sql?raw';
import books from './007_books.sql?raw';
import versions from './008_versions.sql?raw';
import fare from './009_fare.sql?raw';
import sessions from './010_sessions.sql?raw';
import audit from './011_audit.sql?raw';
import phones from './012_phones.sql?raw';
import limits from './013_limits.sql?raw';
import lists from './014_lists.sql?raw';
import voided from './015_void.sql?raw';
import turns from './016_turns.sql?raw';
import moreLists from './017_more_lists.sql?raw';
import amounts from './018_amounts.sql?raw';
import heads from './019_heads.sql?raw';
import days from './020_days.sql?raw';
import activity from './021_activity.sql?raw';
import officeLists from './022_office_lists.sql?raw';
import outbox from './025_outbox.sql?raw';
import company from './023_company.sql?raw';
import companyImages from './024_company_images.sql?raw';
import givingBack from './101_giving_back.sql?raw';
import refunds from './026_refunds.sql?raw';
import expenseReasons from './027_expense_reasons.sql?raw';
import searchStatistics from './028_search_statistics.sql?raw';
import backups from './030_backups.sql?raw';
import seals from './031_seals.sql?raw';
import prints from './032_prints.sql?raw';
import searchDigits from './033_search_digits.sql?raw';
import passengersOfASale from './034_passengers_of_a_sale.sql?raw';
import secondFactor from './036_second_factor.sql?raw';
import passengers from './038_passengers.sql?raw';
import passengerRules from './039_passenger_rules.sql?raw';
import hallViews from './040_hall_views.sql?raw';
import shifts from './044_shifts.sql?raw';
import boarding from './041_boarding.sql?raw';
import awaitedPayments from './060_awaited_payments.sql?raw';
import paymentReferences from './061_payment_references.sql?raw';
import answersOfARecord from './062_answers_of_a_record.sql?raw';
import shiftRule from './045_shift_rule.sql?raw';
import operationsOfPeople from './059_operations_of_people.sql?raw';
import changeRules from './046_change_rules.sql?raw';
import ticketChanges from './047_ticket_changes.sql?raw';
import forgottenShifts from './053_forgotten_shifts.sql?raw';
import drawerPayments from './054_drawer_payments.sql?raw';
import banking from './055_banking.sql?raw';
import ticketKeys from './057_ticket_keys.sql?raw';
import counters from './063_counters.sql?raw';
import pins from './064_pins.sql?raw';
import lockMinutes from './065_lock_minutes.sql?raw';
import disruptions from './048_disruptions.sql?raw';
import closing from './049_closing.sql?raw';
import allotments from './035_allotments.sql?raw';
import erasure from './042_erasure.sql?raw';
import retention from './043_retention.sql?raw';
import refunded from './051_refunded.sql?raw';
import missedDepartures from './066_missed_departures.sql?raw';
import discards from './067_discards.sql?raw';
import deposits from './068_deposits.sql?raw';
import rejections from './071_rejections.sql?raw';
import secondFactorAgain from './069_second_factor_again.sql?raw';
import dropsTakenBack from './072_drops_taken_back.sql?raw';
import depositsTakenBack from './074_deposits_taken_back.sql?raw';
import plates from './073_plates.sql?raw';
import formerPlates from './075_former_plates.sql?raw';
import collectors from './076_collectors.sql?raw';
import waitingParcels from './077_waiting_parcels.sql?raw';
import identifiedCollectors from './103_identified_collectors.sql?raw';
import retired from './104_retired.sql?raw';
import accounts from './105_accounts.sql?raw';
import spentOn from './106_spent_on.sql?raw';
import papers from './120_papers.sql?raw';
import fares from './122_fares.sql?raw';
import discounts from './126_discounts.sql?raw';
import ticketsByFare from './128_tickets_by_fare.sql?raw';
import driverKinds from './129_driver_kinds.sql?raw';
import faresOfTheDay from './130_fares_of_the_day.sql?raw';
import childrenSeen from './131_children_seen.sql?raw';
import drawersBesideManagers from './132_drawers_beside_managers.sql?raw';
import formerMethods from './135_former_methods.sql?raw';
import plannedAndTaken from './136_planned_and_taken.sql?raw';
import confirmations from './137_confirmations.sql?raw';
import officeRoles from './110_office_roles.sql?raw';
import tripsWithoutVehicle from './111_trips_without_vehicle.sql?raw';
import timetable from './113_timetable.sql?raw';
import storageFee from './078_storage_fee.sql?raw';
import cancelledTrips from './079_cancelled_trips.sql?raw';
import outOfService from './080_out_of_service.sql?raw';
import routeFares from './081_route_fares.sql?raw';
import lateCollectors from './082_late_collectors.sql?raw';
import missingParcels from './083_missing_parcels.sql?raw';
import witnessedCounts from './084_witnessed_counts.sql?raw';
import givenBack from './088_given_back.sql?raw';
import voidLists from './089_void_lists.sql?raw';
import signedNames from './090_signed_names.sql?raw';
import lateSalesProven from './091_late_sales_proven.sql?raw';
import tripDrivers from './085_trip_drivers.sql?raw';
import newOriginals from './093_new_originals.sql?raw';
import receivedDrops from './092_received_drops.sql?raw';
import parcelsAboard from './058_parcels_aboard.sql?raw';
import checkIn from './050_check_in.sql?raw';
import shiftPrints from './052_shift_prints.sql?raw';
import lateSales from './056_late_sales.sql?raw';
import firstPasscodes from './095_first_passcodes.sql?raw';
import encryptedSecondFactors from './096_encrypted_second_factors.sql?raw';
import clock from './098_clock.sql?raw';
import knownCustomers from './102_known_customers.sql?raw';
import passengerKinds from './112_passenger_kinds.sql?raw';
import highestFares from './121_highest_fares.sql?raw';
import rest from './125_rest.sql?raw';

/** One migration of the schema. Its text is never edited once it has landed: a change is a new file. */
export interface Migration {
  name: string;
  text: string;
}

/**
 * All migrations, in the order in which they landed. A number was taken when the work on it began, so a few run after higher ones; every company has run them
 * in this order, so it never changes, and a new one takes the next number at the end. Their texts are part of the bundle.
 */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001_core', text: core },
  { name: '002_office', text: office },
  { name: '003_day', text: day },
  { name: '004_search', text: search },
  { name: '005_recovery', text: recovery },
  { name: '006_where', text: where },
  { name: '007_books', text: books },
  { name: '008_versions', text: versions },
  { name: '009_fare', text: fare },
  { name: '010_sessions', text: sessions },
  { name: '011_audit', text: audit },
  { name: '012_phones', text: phones },
  { name: '013_limits', text: limits },
  { name: '014_lists', text: lists },
  { name: '015_void', text: voided },
  { name: '016_turns', text: turns },
  { name: '017_more_lists', text: moreLists },
  { name: '018_amounts', text: amounts },
  { name: '019_heads', text: heads },
  { name: '020_days', text: days },
  { name: '021_activity', text: activity },
  { name: '022_office_lists', text: officeLists },
  { name: '023_company', text: company },
  { name: '024_company_images', text: companyImages },
  { name: '025_outbox', text: outbox },
  { name: '026_refunds', text: refunds },
  { name: '027_expense_reasons', text: expenseReasons },
  { name: '028_search_statistics', text: searchStatistics },
  { name: '030_backups', text: backups },
  { name: '031_seals', text: seals },
  { name: '032_prints', text: prints },
  { name: '036_second_factor', text: secondFactor },
  { name: '038_passengers', text: passengers },
  { name: '039_passenger_rules', text: passengerRules },
  { name: '040_hall_views', text: hallViews },
  // After 038, which recreates the search text of tickets and drops its indexes.
  { name: '033_search_digits', text: searchDigits },
  // After 038, whose functions it makes faster.
  { name: '034_passengers_of_a_sale', text: passengersOfASale },
  { name: '044_shifts', text: shifts },
  // After 044: it recreates the function that lists the sealed rows.
  { name: '041_boarding', text: boarding },
  { name: '045_shift_rule', text: shiftRule },
  { name: '059_operations_of_people', text: operationsOfPeople },
  { name: '046_change_rules', text: changeRules },
  { name: '047_ticket_changes', text: ticketChanges },
  { name: '053_forgotten_shifts', text: forgottenShifts },
  { name: '054_drawer_payments', text: drawerPayments },
  { name: '055_banking', text: banking },
  { name: '057_ticket_keys', text: ticketKeys },
  { name: '063_counters', text: counters },
  { name: '060_awaited_payments', text: awaitedPayments },
  { name: '064_pins', text: pins },
  { name: '048_disruptions', text: disruptions },
  { name: '049_closing', text: closing },
  { name: '035_allotments', text: allotments },
  // After 060, the last one that seals another table.
  { name: '042_erasure', text: erasure },
  { name: '043_retention', text: retention },
  { name: '061_payment_references', text: paymentReferences },
  { name: '065_lock_minutes', text: lockMinutes },
  { name: '051_refunded', text: refunded },
  { name: '050_check_in', text: checkIn },
  { name: '052_shift_prints', text: shiftPrints },
  { name: '058_parcels_aboard', text: parcelsAboard },
  { name: '066_missed_departures', text: missedDepartures },
  { name: '056_late_sales', text: lateSales },
  { name: '062_answers_of_a_record', text: answersOfARecord },
  { name: '067_discards', text: discards },
  { name: '068_deposits', text: deposits },
  { name: '071_rejections', text: rejections },
  { name: '073_plates', text: plates },
  { name: '080_out_of_service', text: outOfService },
  { name: '069_second_factor_again', text: secondFactorAgain },
  { name: '072_drops_taken_back', text: dropsTakenBack },
  { name: '074_deposits_taken_back', text: depositsTakenBack },
  { name: '076_collectors', text: collectors },
  { name: '077_waiting_parcels', text: waitingParcels },
  { name: '075_former_plates', text: formerPlates },
  { name: '078_storage_fee', text: storageFee },
  { name: '079_cancelled_trips', text: cancelledTrips },
  { name: '081_route_fares', text: routeFares },
  { name: '082_late_collectors', text: lateCollectors },
  { name: '083_missing_parcels', text: missingParcels },
  { name: '084_witnessed_counts', text: witnessedCounts },
  { name: '095_first_passcodes', text: firstPasscodes },
  { name: '088_given_back', text: givenBack },
  { name: '090_signed_names', text: signedNames },
  { name: '091_late_sales_proven', text: lateSalesProven },
  { name: '098_clock', text: clock },
  { name: '101_giving_back', text: givingBack },
  { name: '096_encrypted_second_factors', text: encryptedSecondFactors },
  { name: '085_trip_drivers', text: tripDrivers },
  { name: '093_new_originals', text: newOriginals },
  { name: '089_void_lists', text: voidLists },
  { name: '092_received_drops', text: receivedDrops },
  { name: '102_known_customers', text: knownCustomers },
  { name: '103_identified_collectors', text: identifiedCollectors },
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
];
