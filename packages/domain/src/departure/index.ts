export { type Departure, formatToGo, hasDeparted, inBoardOrder, minutesToGo, seatsLeft } from './departure';
