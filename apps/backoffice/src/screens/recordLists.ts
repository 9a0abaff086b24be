// The lists of the office's records that are in the menu, which are one file.
export { AdminListScreen } from './admin/AdminListScreen';
export { TerminalListScreen } from './terminal/TerminalListScreen';
export { DriverListScreen } from './driver/DriverListScreen';
export { VehicleListScreen } from './vehicle/VehicleListScreen';
export { RouteListScreen } from './route/RouteListScreen';
