import type { Asset, AssetFont } from '../records.ts'
import type { AssetRow } from '../tables.ts'

export function toAsset(row: AssetRow): Asset {
  return {
    id: row.id,
    accountId: row.account_id,
    sha256: row.sha256,
    name: row.name,
    contentType: row.content_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    ...(row.font !== null && { font: JSON.parse(row.font) as AssetFont }),
    createdAt: row.created_at,
  }
}

export function toRow(asset: Asset): AssetRow {
  return {
    id: asset.id,
    account_id: asset.accountId,
    sha256: asset.sha256,
    name: asset.name,
    content_type: asset.contentType,
    bytes: asset.bytes,
    width: asset.width,
    height: asset.height,
    font: asset.font ? JSON.stringify(asset.font) : null,
    created_at: asset.createdAt,
    uploads: 1,
  }
}
