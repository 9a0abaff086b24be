import type { PersonHandlers } from '../../request/call';
import { changeServices, previewServices } from './changeServices';
import { getServices } from './getServices';
import { getTimetable } from './getTimetable';
import { createService, editService, previewService } from './saveService';

export const timetableHandlers = {
  getServices,
  getTimetable,
  previewService,
  createService,
  editService,
  previewServices,
  changeServices,
} satisfies PersonHandlers;
