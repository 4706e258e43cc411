import { useQuery } from '@tanstack/react-query'
import { readSource } from '../../../document/check-source.ts'
import { assetQuery } from '../../api/assets.ts'
import { here } from '../../api/platen.ts'
import { catalogQuery } from '../../painter/catalog-query.ts'
import { addressName, builtinName } from './image-name.ts'

export interface NamedImage {
  readonly name: string
  /** URL of the thumbnail; undefined while unknown, and for images that cannot be shown. */
  readonly url: string | undefined
}

export function useNamedImage(src: string): NamedImage {
  const source = readSource(src)
  const assetId = source?.kind === 'asset' ? source.assetId : ''
  const asset = useQuery({ ...assetQuery(assetId), enabled: assetId !== '' })
  const catalog = useQuery({ ...catalogQuery, enabled: source?.kind === 'builtin' })
  if (source === undefined) return { name: addressName(src), url: undefined }
  if (source.kind === 'builtin') return { name: builtinName(source.name), url: catalog.data?.builtinUrl(source.name) }
  if (asset.data) return { name: asset.data.name, url: here(asset.data.thumbnailUrl) }
  return { name: asset.isError ? 'Missing image' : 'Loading…', url: undefined }
}
