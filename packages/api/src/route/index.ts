export { readRoute } from './route.endpoints';
export { deleteRoute, listRoutes, saveRoute } from './route.endpoints';
export { useDeleteRoute, useFoundRoutes, useOneRoute, useRoutes, useSaveRoute } from './useRoutes';
