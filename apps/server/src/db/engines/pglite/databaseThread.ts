// The thread of the embedded database: built beside the server, which starts it.
import { serveThread } from './serveThread';

await serveThread();
