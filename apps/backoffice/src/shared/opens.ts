import { createContext, useContext } from 'react';

/** Tells whether the user has the screen at a path: by their role, and by what the server can. */
export type Opens = (path: string) => boolean;

const OpensContext = createContext<Opens>(() => false);

/** Set by the frame, which knows all screens. */
export const OpensProvider = OpensContext.Provider;

/** Returns `opens(path)`: a link is offered where its screen is, so no other rule decides on it. */
export const useOpens = (): Opens => useContext(OpensContext);
