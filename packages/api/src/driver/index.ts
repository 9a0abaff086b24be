export { readDriver } from './driver.endpoints';
export { deleteDriver, listDrivers, saveDriver } from './driver.endpoints';
export { useDeleteDriver, useDrivers, useFoundDrivers, useOneDriver, useSaveDriver } from './useDrivers';
