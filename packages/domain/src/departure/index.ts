export {
  MOST_SCANNED,
  boardingSchema,
  loadingSchema,
  readBoarding,
  unboardingSchema,
} from './boarding.schema';
export {
  type Departure,
  formatToGo,
  hasDeparted,
  inBoardOrder,
  inHallOrder,
  minutesToGo,
  seatsLeft,
} from './departure';
export {
  type BoardingCount,
  type Manifest,
  type ManifestLine,
  countBoarding,
  missingOnManifest,
  notAboard,
} from './manifest';
export { type LoadedParcel, formatParcels, hasArrived, inArrivalOrder } from './parcel';
