/** What is to be written shows assets that the account has not, or has no longer; nothing was written. */
export class AssetsMissing extends Error {
  override readonly name = 'AssetsMissing'
  readonly assetIds: readonly string[]

  constructor(assetIds: readonly string[]) {
    super(`there are no assets ${assetIds.join(', ')}`)
    this.assetIds = assetIds
  }
}
