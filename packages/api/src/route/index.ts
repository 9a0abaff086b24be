export { listRoutes } from './route.endpoints';
export { useRoutes } from './useRoutes';
