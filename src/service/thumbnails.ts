/** Pictures of the first pages of designs and templates. */
export interface Thumbnails {
  /**
   * Where in the file store the thumbnail of `id` at `revision` is. Made at the first call and kept. It is there for the present revision
   * alone: a link that was handed on must not show what is changed later, nor what is in the trash.
   *
   * @throws `not_found` where that is not the present revision, or none can be made of it; `overloaded` while too many wait to be made
   */
  find(id: string, revision: number): Promise<string>
}
