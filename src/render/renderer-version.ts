/** Part of the fingerprint of an export and of the path of a thumbnail. A new one is required when a document is drawn differently: see test/golden/renderer-version.test.ts. */
export const RENDERER_VERSION = '2'
