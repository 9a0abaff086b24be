export * from './days';
export * from './timetable';
export * from './timetable.schema';
export * from './timetableChange';
