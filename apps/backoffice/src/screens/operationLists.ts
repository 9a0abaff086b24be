// The dashboards and the operation histories, which are one file.
export { SampleStaffDashboardScreen, StaffDashboardScreen } from './dashboard/StaffDashboardScreen';
export {
  SampleOfficeDashboardScreen,
  SuperAdminDashboardScreen,
} from './dashboard/SuperAdminDashboardScreen';
export {
  OfficeHistoryScreen,
  SampleStaffHistoryScreen,
  StaffHistoryScreen,
} from './operation-history/HistoryScreen';
