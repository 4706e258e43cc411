/** How long tests wait for a page or the service, in milliseconds. The machine may be busy with other suites. */
export const PATIENCE_MS = 60_000
