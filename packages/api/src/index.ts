// What the app sees of this package. It imports calls and wire types through it.
export * from '@motorpark/contract';
export { LOGIN_FIELDS, login } from './access/access.endpoints';
export {
  CREATE_PASSWORD_FIELDS,
  FORGOT_PASSWORD_FIELDS,
  VERIFY_CODE_FIELDS,
  createPassword,
  forgotPassword,
  verifyCode,
  type Recovery,
} from './access/recovery.endpoints';
export { lock } from './access/lock.endpoints';
export { counterKey } from './access/counterKey';
export { confirmLock, counterPeople, switchToPerson, leaveCounter, type Proof } from './access/counterPeople';
export { usePin } from './access/usePin';
export { changePasscode } from './access/own.endpoints';
export { type RecoveryState, readRecovery } from './access/recoveryState';
export {
  confirmSecondFactor,
  endSecondFactor,
  endSecondFactorSetup,
  startSecondFactor,
} from './access/secondFactor.endpoints';
export { useSecondFactor } from './access/useSecondFactor';
export { useEndOwnSession, useOwnSessions } from './access/useOwnSessions';
export { useProveAtCounter, useUnlock } from './access/useUnlock';
export { probeServer, type ServerProbe } from './access/probeServer';
export { recordAction, useIdleLock } from './access/useIdleLock';
export { logOutAdmin } from './admin/admin.endpoints';
export { ADMINS, useBanAdmin } from './admin/useAdmins';
export { useAdminChoices } from './admin/useAdminChoices';
export { useGiveRole } from './admin/useGiveRole';
export { useSaveAdmin } from './admin/useSaveAdmin';
export { useTakeSecondFactor } from './admin/useTakeSecondFactor';
export { readKept, recordSold } from './allotment/allotments';
export { useAllotments } from './allotment/useAllotments';
export { useKeptSeats } from './allotment/useKeptSeats';
export { useFoundAudit } from './audit/useFoundAudit';
export { configureApi, sendFirstCalls } from './backend/connection';
export { refreshBackend, useCompanyName, useServerKind } from './backend/useBackend';
export { formRules, useFormRules } from './backend/formRules';
export { useCodeRetries } from './backend/useCodeRetries';
export { useConnection, whenConnectionIsBack } from './backend/useConnection';
export { watchForNewBuild } from './backend/watchForNewBuild';
export { useIsOffline } from './backend/useIsOffline';
export { useRetries } from './backend/useRetries';
export { useHas, useMay, useSees } from './backend/useMay';
export { firstTripDay, today } from './clock/today';
export { useFirstTripDay } from './clock/useFirstTripDay';
export { useNow } from './clock/useNow';
export { companyImageOf } from './company/companyImage';
export { readCompany } from './company/company.endpoints';
export { useCompany, useSaveCompany, useSaveCompanyImage } from './company/useCompany';
export { useSetUp } from './company/useSetUp';
export { keepSetUp, setUpKept } from './company/setUpKept';
export { enableStoredCopies } from './copies/enableStoredCopies';
export { useStoredCopies } from './copies/useStoredCopies';
export { useCounter, useForgetCounter, useFoundCounters, useNameCounter } from './counter/useCounters';
export { rememberDrawer, rememberedDrawer } from './counter/rememberedDrawer';
export { type PrintedKind, USUAL_PAPER, rememberPaper, rememberedPaper } from './counter/rememberedPaper';
export { getManifest } from './departure/boarding.endpoints';
export { useBoarding, useManifest } from './departure/useManifest';
export { useDepartures } from './departure/useDepartures';
export { useHall, useHallView } from './departure/useHall';
export { type ReceivedParcel, useLoading, useReceiving } from './departure/useReceiving';
export { checkTicketCode, type CodeCheck } from './departure/checkTicketCode';
export type { ServicesPart } from './timetable/timetable.endpoints';
export { useChangeServices, useFoundServices, useSaveService, useTimetable } from './timetable/useTimetable';
export { useDisruption, useReplacement, useUnseated } from './disruption/useDisruption';
export {
  getClaimFile,
  useAnswerClaim,
  useClaim,
  useClaimable,
  useFoundClaims,
  useRecordClaim,
  useSaveClaimFile,
} from './claim/useClaims';
export { PAPERS, getPaperFile, useSavePaperFile } from './paper/papers';
export { DISCOUNTS, useOwnDiscounts } from './discount/discounts';
export { FARES, useFareTripsCalls, useFindFare } from './fare/fares';
export { draftOwner } from './draft/draftOwner';
export { type DraftStore, type StoredDraft, draftStore } from './draft/draftStore';
export { useDraftStorage } from './draft/useDraftStorage';
export { DRIVERS, useDriverChoices } from './driver/drivers';
export { type FoundEverywhere, useSearchEverywhere } from './searchEverywhere/useSearchEverywhere';
export {
  useDeleteExpense,
  useExpense,
  useExpenseStatus,
  useFoundExpenses,
  useOneExpense,
} from './expense/useExpenses';
export { apiFailure, isApiFailure, type ApiFailure, requestOf, failureMessage } from './failure/failure';
export { currentRecord, formFieldErrors } from './failure/formFieldErrors';
export { isNotFound } from './failure/isNotFound';
export { scanOf } from './file/scanOf';
export { useFoundGivenBack } from './giveBack/useFoundGivenBack';
export { useFoundLookAt, useLookAtCount } from './lookAt/useLookAt';
export { type PrintOrder, useNumberPrint } from './history/numberPrint';
export { setStatus, type StatusOrder } from './history/useStatusChange';
export { storeFirstCalls } from './http/early';
export { whenNetworkIdle } from './http/networkIdle';
export { prefetch, runWhileIdle } from './http/prefetch';
export { newRetryKey } from './http/retryKey';
export { useRetryKeyOf } from './http/useRetryKeyOf';
export { compareClocks, now, useClockAhead } from './http/serverClock';
export { previewImport, useImport } from './imports/imports.endpoints';
export { useOperation } from './operation/useOperation';
export { useFoundOperations } from './operation/useFoundOperations';
export { useNewestOperations, useSummary } from './operation/useOperations';
export { countSalesOf } from './outbox/diskStore';
export { openOutbox } from './outbox/openOutbox';
export { type SavedSale, noteSaved, setOutboxState, useOutboxState } from './outbox/outboxState';
export * from './outbox/sale';
export { failedForm } from './outbox/seller';
export { useOutboxOwner } from './outbox/canRepeat';
export { hasUnfinished, reopenSale } from './outbox/reopenSale';
export { ticketSale } from './sale/ticketSale';
export { useEnterExpense } from './sale/useEnterExpense';
export { waybillSale } from './sale/waybillSale';
export { type SaleOfForm, type Sold, useNewSale } from './sale/useNewSale';
export { useSendingLater } from './outbox/useSendingLater';
export { findPersonalData, useErasePersonalData } from './erasure/usePersonalData';
export { useFoundPayments } from './payment/useFoundPayments';
export { useFoundSettlementLines, useFoundSettlements } from './payment/useFoundSettlements';
export { type MatchOutcome, useConfirmMatches } from './payment/useConfirmMatches';
export { type AwaitedSale, useAwaitedTransfers } from './payment/useAwaitedTransfers';
export { useConfirmPayment, useExpiredSales, useTransfer } from './payment/usePayments';
export { getReturnable, useReturnOffice } from './payment/useReturnOffice';
export { matchStatement } from './payment/statement.endpoints';
export { type ReportQuery, useReport } from './report/report.endpoints';
export { ROUTES, useEveryRoute, useRouteChoices } from './route/routes';
export { ApiProvider } from './rows/ApiProvider';
export type { Download } from './rows/download';
export type { Counts, ListQuery } from './port/found';
export { type Visit, entryReturnedTo, lastVisit, returnTo, storeVisit } from './tab/lastVisits';
export { useAnswer, useOnce } from './rows/useAnswer';
export { type Preview, type Shown, usePreview } from './rows/usePreview';
export {
  type ListRecords,
  type ServedRecords,
  type ServiceOrder,
  useFoundRecords,
  useOneRecord,
  useRemoveRecord,
  useSaveRecord,
  useSetService,
} from './rows/officeRecords';
export type { Edited, Save, Saved, SavedLater, VoidOrder } from './rows/records';
export { endSession, isLocked, readSession, saveSession, useIsLocked, useSession } from './session/session';
export { useShiftDifferences } from './shift/useShiftDifferences';
export { useDrawers, useFoundShifts, useLastShift, useShift } from './shift/useShifts';
export { useBanking } from './shift/useBanking';
export { useCashToday } from './shift/useCashToday';
export { useAwaitedDrops, useDropOffice, useFoundDrops } from './shift/useDrops';
export { useOpenTill } from './shift/useOpenTill';
export { useOwnShift } from './shift/useOwnShift';
export { useShiftOffice, useTakeOver, useTill } from './shift/useTill';
export { remember, remembered } from './storage/remembered';
export { readTab, storeInTab } from './storage/tabStorage';
export { logOutHere } from './tab/logOutHere';
export { restoreTab, storeTab, switchTabUser } from './tab/storedTab';
export { useTabOwner } from './tab/useTabOwner';
export { TERMINALS, useEveryTerminal, useTerminalChoices } from './terminal/terminals';
export { withTripId } from './ticket/withTripId';
export { getTicket, type Booking } from './ticket/ticket.endpoints';
export {
  useDeleteTicket,
  useEditTicket,
  useFareRule,
  useTicket,
  useTicketStatus,
  useFoundTickets,
} from './ticket/useTickets';
export { useSalesClose } from './ticket/useSalesClose';
export { type KnownCustomer, useKnownByPhone, usePassengerRules } from './ticket/useKnownByPhone';
export { useRefundTicket, useRescheduleTicket, useTakeLuggage } from './ticket/useTicketChanges';
export type { TripQuery } from './trip/tripSource';
export { useAssignable, useAssignTrips, useDriverWeek } from './trip/duties';
export { useFoundTrips } from './trip/useFoundTrips';
export { useMayDisrupt } from './trip/useMayDisrupt';
export { useMergeTarget } from './trip/useMergeTarget';
export { useRelevantTrips } from './trip/useRelevantTrips';
export { useDeleteTrip, useSaveTrip, useTrip, useTripsFrom, useTripStatus } from './trip/useTrips';
export { VEHICLES, useVehicleChoices } from './vehicle/vehicles';
export { withTerminalIds } from './waybill/withTerminalIds';
export { getWaybill } from './waybill/waybill.endpoints';
export {
  useStorage,
  useDeleteWaybill,
  useEditWaybill,
  useWaybill,
  useFoundWaybills,
  useWaybillStatus,
} from './waybill/useWaybills';
