import type { XmlElement } from '@rgrove/parse-xml'
import { readSource } from '../../document/check-source.ts'
import type { SlideContext } from './slide-part.ts'

const SUPPORTED = /\.(png|jpe?g|gif|webp|svg|avif|heic)$/i

/** Returns the source of a picture of the file, or notes why it has none. */
export function mediaSource(blip: XmlElement | undefined, context: SlideContext, element?: string): string | undefined {
  const { pkg, draft, part } = context
  const place = element === undefined ? {} : { element }
  const id = blip?.attributes['r:embed'] ?? blip?.attributes['r:link']
  const relationship = id === undefined ? undefined : part.relationships.get(id)
  if (!relationship) {
    draft.note('Picture without a file', 'It was left out.', place)
    return undefined
  }
  if (relationship.isExternal) {
    if (readSource(relationship.target)?.kind === 'remote') return relationship.target
    draft.note('Linked picture', 'Only pictures in the file and at https URLs can be used; it was left out.', place)
    return undefined
  }
  const bytes = pkg.bytes(relationship.target)
  const name = relationship.target.split('/').at(-1) ?? 'picture'
  if (!bytes || !SUPPORTED.test(name)) {
    const type = /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? 'unknown'
    draft.note(`Picture of the type ${type}`, 'The type is not supported; it was left out.', place)
    return undefined
  }
  return draft.addFile(relationship.target, bytes, name)
}
