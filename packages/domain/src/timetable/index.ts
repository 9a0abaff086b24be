export * from './days';
export * from './serviceQuestions';
export * from './shownDays';
export * from './timetable';
export * from './timetable.schema';
export * from './timetableChange';
