export type { CompletedPhone, ImportPreview, Imported, Mistake } from './imports.endpoints';
export { useImport } from './useImport';
