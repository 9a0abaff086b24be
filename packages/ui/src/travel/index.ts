export { CompanionsField, type CompanionsFieldProps } from './CompanionsField/CompanionsField';
export { ReadBack, type ReadBackProps } from './ReadBack/ReadBack';
export { HallBoard, type HallBoardProps, type HallDeparture, hallPages } from './HallBoard/HallBoard';
export { ScanResult, type ScanOutcome, type ScanResultProps } from './ScanResult/ScanResult';
export { SeatGrid, type SeatGridProps } from './SeatGrid/SeatGrid';
export { SeatLegend } from './SeatLegend/SeatLegend';
export { TicketOverview, type TicketOverviewProps } from './TicketOverview/TicketOverview';
export { TripSummary, type TripSummaryProps } from './TripSummary/TripSummary';
export { WaybillOverview, type WaybillOverviewProps } from './WaybillOverview/WaybillOverview';
