import type { PersonHandlers } from '../http/call';
import { creating, deleting, editing, listing } from '../record';
import { routes } from './routes';

export const routeHandlers = {
  getRoutes: listing(routes),
  createRoute: creating(routes),
  editRoute: editing(routes),
  deleteRoute: deleting(routes),
} satisfies PersonHandlers;
