import type { PersonHandlers } from '../../request/call';
import { getTimetable } from './getTimetable';
import { createService, editService, previewService } from './saveService';

export const timetableHandlers = {
  getTimetable,
  previewService,
  createService,
  editService,
} satisfies PersonHandlers;
