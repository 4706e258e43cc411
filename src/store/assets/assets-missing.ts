export class AssetsMissing extends Error {
  override readonly name = 'AssetsMissing'
  readonly assetIds: readonly string[]

  constructor(assetIds: readonly string[]) {
    super(`assets not found: ${assetIds.join(', ')}`)
    this.assetIds = assetIds
  }
}
