export { DAY_IS_OVER, type DisruptionPlan, type Reseated, type Unseated } from './disruption';
export {
  DISRUPTIONS,
  type Disruption,
  type DisruptionForm,
  disruptionOrderSchema,
  disruptionSchema,
  seatingSchema,
} from './disruption.schema';
export {
  type Move,
  type Party,
  type Room,
  type Seating,
  reassignSeats,
  reassignParty,
  seatsAfter,
  seatsLost,
} from './seats';
