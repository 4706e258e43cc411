/** A render exceeded its estimate on a reserve process that another account needed. */
export class RenderEvicted extends Error {
  override readonly name = 'RenderEvicted'

  constructor() {
    super('a render gave up its reserve process to a small one')
  }
}
