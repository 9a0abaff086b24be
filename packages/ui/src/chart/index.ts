/** The one part of the design system with a chart library in it; whoever shows no chart never fetches it. */
export { IncomeChart, type IncomeChartProps } from './IncomeChart/IncomeChart';
export { ReportChart, type ReportChartProps } from './ReportChart/ReportChart';
