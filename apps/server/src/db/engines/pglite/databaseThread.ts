// The thread of the embedded database; it is built next to the server, which starts it.
import { serveThread } from './serveThread';

await serveThread();
