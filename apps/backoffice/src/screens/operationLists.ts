// The dashboards and the operation histories, which are one file.
export { StaffDashboardScreen } from './dashboard/StaffDashboardScreen';
export { SuperAdminDashboardScreen } from './dashboard/SuperAdminDashboardScreen';
export { OfficeHistoryScreen, StaffHistoryScreen } from './operation-history/HistoryScreen';
