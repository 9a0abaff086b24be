export { takeAllotments } from './allotment.endpoints';
