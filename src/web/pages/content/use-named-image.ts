import { useQuery } from '@tanstack/react-query'
import { spokenName } from '../../../edit/describing/capitalized.ts'
import { readSource } from '../../../document/check-source.ts'
import { assetQuery } from '../../api/asset-queries.ts'
import { sameOriginUrl } from '../../api/platen.ts'
import { catalogQuery } from '../../painter/catalog-query.ts'
import { addressName } from './image-name.ts'

interface NamedImage {
  readonly name: string
  /** Undefined while unknown, and for images that cannot be shown. */
  readonly url: string | undefined
}

/** Returns what people call a picture, and where a small copy of it is. */
export function useNamedImage(src: string): NamedImage {
  const source = readSource(src)
  const assetId = source?.kind === 'asset' ? source.assetId : ''
  const asset = useQuery({ ...assetQuery(assetId), enabled: assetId !== '' })
  const catalog = useQuery({ ...catalogQuery, enabled: source?.kind === 'builtin' })
  if (source === undefined || source.kind === 'remote') return { name: addressName(src), url: undefined }
  if (source.kind === 'builtin') return { name: spokenName(source.name), url: catalog.data?.builtinUrl(source.name) }
  if (asset.data) return { name: asset.data.name, url: sameOriginUrl(asset.data.thumbnailUrl) }
  return { name: asset.isError ? 'Missing image' : 'Loading…', url: undefined }
}
