import type { PersonHandlers } from '../../request/call';
import { getServices } from './getServices';
import { getTimetable } from './getTimetable';
import { createService, editService, previewService } from './saveService';

export const timetableHandlers = {
  getServices,
  getTimetable,
  previewService,
  createService,
  editService,
} satisfies PersonHandlers;
