export { type Allotments, takeAllotments } from './allotment.endpoints';
