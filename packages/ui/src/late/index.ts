export { fetchLateParts } from './late';
