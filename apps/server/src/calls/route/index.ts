import type { PersonHandlers } from '../../request/call';
import { creating, deleting, editing, listing } from '../../store/record';
import { routeStatus } from './routeStatus';
import { routes } from '../../store/route/routes';

export const routeHandlers = {
  getRoutes: listing(routes),
  createRoute: creating(routes),
  editRoute: editing(routes),
  deleteRoute: deleting(routes),
  routeStatus,
} satisfies PersonHandlers;
