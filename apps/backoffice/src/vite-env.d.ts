interface ImportMetaEnv {
  /** The server that the app calls, when it is not the one that serves it. */
  readonly VITE_API_BASE?: string;
}
