/** The only part of the design system with a chart library in it, so that screens without charts don't load one. */
export { IncomeChart, type IncomeChartProps } from './IncomeChart/IncomeChart';
export { ReportChart, type ReportChartProps } from './ReportChart/ReportChart';
