import { useQuery } from '@tanstack/react-query'
import { readSource } from '../../../document/check-source.ts'
import { assetQuery } from '../../api/assets.ts'
import { here } from '../../api/platen.ts'
import { catalogQuery } from '../../painter/catalog-query.ts'
import { addressName, builtinName } from './picture-name.ts'

/** A picture as people know it. */
export interface NamedPicture {
  readonly name: string
  /** Where it is to be had, small; undefined while that is not known, and where it cannot be shown here. */
  readonly url: string | undefined
}

/** What `src` of a document names. */
export function useNamedPicture(src: string): NamedPicture {
  const source = readSource(src)
  const assetId = source?.kind === 'asset' ? source.assetId : ''
  const asset = useQuery({ ...assetQuery(assetId), enabled: assetId !== '' })
  const catalog = useQuery({ ...catalogQuery, enabled: source?.kind === 'builtin' })
  if (source === undefined) return { name: addressName(src), url: undefined }
  if (source.kind === 'builtin') return { name: builtinName(source.name), url: catalog.data?.builtinUrl(source.name) }
  if (asset.data) return { name: asset.data.name, url: here(asset.data.thumbnailUrl) }
  return { name: asset.isError ? 'A picture that is no longer there' : 'Reading …', url: undefined }
}
