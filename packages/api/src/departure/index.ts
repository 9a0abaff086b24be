export { useDepartures } from './useDepartures';
export { useHall } from './useHall';
export { useHallView } from './useHallView';
