export {
  MOST_SCANNED,
  boardingSchema,
  loadingSchema,
  notATicket,
  notAWaybill,
  readBoarding,
  readLoading,
  unboardingSchema,
} from './boarding.schema';
export { asTrip } from './asTrip';
export { type Arrival, arrivesAt, byArrival, isHere } from './arrival';
export {
  type Departure,
  formatToGo,
  isScheduled,
  inBoardOrder,
  inHallOrder,
  lacksBusOrDriver,
  minutesToGo,
  seatsLeft,
} from './departure';
export {
  type BoardingCount,
  type Manifest,
  type ManifestLine,
  countBoarding,
  luggageOn,
  missingOnManifest,
  kindText,
} from './manifest';
export { type LoadedParcel, formatParcels, hasArrived, inArrivalOrder, withPieces } from './parcel';
