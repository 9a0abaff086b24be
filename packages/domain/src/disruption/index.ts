export {
  CANCELLED_FOR_GOOD,
  REFUNDED_SINCE,
  DAY_IS_OVER,
  type DisruptionPlan,
  type ReplacedTrip,
  type Replacement,
  type Reseated,
  type SwapOutlook,
  type Unseated,
} from './disruption';
export {
  chooseSeats,
  DISRUPTIONS,
  type Disruption,
  type DisruptionForm,
  disruptionOrderSchema,
  disruptionSchema,
  type ReplacementForm,
  replacementSchema,
  seatingSchema,
  seatingSchemaOf,
} from './disruption.schema';
export { type MovedSeat, movedSeats, movedSeatsIn } from './movedSeats';
export {
  type Move,
  type Party,
  type Room,
  type Seating,
  type Waiting,
  restoreSeats,
  reassignSeats,
  reassignParty,
  seatsAfter,
  seatsLost,
} from './seats';
