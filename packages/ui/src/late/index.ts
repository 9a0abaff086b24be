export { fetchLateParts, late } from './late';
