/** A picture of a design's or a template's first page, ready to be sent. */
export interface Thumbnail {
  /** In the file store. It names the revision that is shown and the renderer's version. */
  readonly path: string
  /** False where another revision was asked for than there is now: then the answer may not be kept. */
  readonly isAsked: boolean
}

export interface Thumbnails {
  /**
   * The thumbnail of `id` at `revision`; of the present revision where that one is over and was never made. Made at the
   * first call and kept.
   *
   * @throws `not_found` where there is none, or none can be made of it; `overloaded` while too many wait to be made
   */
  find(id: string, revision: number): Promise<Thumbnail>
}
