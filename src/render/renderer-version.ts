/** Part of an export's fingerprint and of a thumbnail's path: raised whenever the same document gives another picture. */
export const RENDERER_VERSION = '2'
