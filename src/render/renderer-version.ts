/** Identifies exports and thumbnails for reuse. Change it when documents are drawn differently. */
export const RENDERER_VERSION = '9'
