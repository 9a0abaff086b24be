// The lists of the office's records, which are one file.
export { AdminListScreen } from './admin/AdminListScreen';
export { TerminalListScreen } from './terminal/TerminalListScreen';
export { DriverListScreen } from './driver/DriverListScreen';
export { VehicleListScreen } from './vehicle/VehicleListScreen';
export { PaperListScreen } from './paper/PaperListScreen';
export { RouteListScreen } from './route/RouteListScreen';
export { DiscountListScreen } from './discount/DiscountListScreen';
export { FareListScreen } from './fare/FareListScreen';
