export { readRoute } from './route.endpoints';
export { deleteRoute } from './route.endpoints';
export { useDeleteRoute, useFoundRoutes, useOneRoute, useSaveRoute } from './useRoutes';
export { useRouteChoices } from './useRouteChoices';
