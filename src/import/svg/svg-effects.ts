import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { blendOf } from '../../paint/svg/svg-values.ts'
import { px } from '../numbers.ts'
import { boundsOf } from '../placed-box.ts'
import { localName } from '../read-xml.ts'
import { CONTAINERS, nameOf } from './element-names.ts'
import { clipOf, clippedGroup, readClip } from './svg-clip.ts'
import { type FilterEffects, filterOf } from './svg-filter.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { readFraction } from './svg-lengths.ts'

/** Adds opacity, blending, clips, links and names, to the only element or to a group. */
export function withEffects(
  { element, elements }: { readonly element: XmlElement; readonly elements: readonly Element[] },
  context: SvgContext,
  file: SvgImport,
): Element[] {
  if (elements.length === 0) return []
  const opacity = readFraction(context.style['opacity'], 1)
  const blendMode = blendOf(`mix-blend-mode: ${context.style['mix-blend-mode'] ?? 'normal'}`)
  const label = nameOf(element)
  const effects = {
    ...(label !== '' && { name: label }),
    ...(opacity !== 1 && { opacity }),
    ...(blendMode !== 'normal' && { blendMode }),
  }
  const filter = localName(element) === 'svg' ? {} : filterOf(context, file)
  const clipPath = clipOf(context, file)
  const clip = clipPath && readClip(clipPath, context, file)
  const linked =
    context.link === undefined || !isLeaf(element)
      ? elements
      : elements.map((part) => ({ ...part, link: context.link ?? '' }))
  if (clip) {
    const filtered = Object.keys(filter).length === 0 ? linked : asOne(linked, filter, () => file.draft.id('group'))
    const group = clippedGroup(filtered, clip, file.draft.id('clip'))
    return group ? [{ ...group, ...effects }] : []
  }
  const all = { ...effects, ...filter }
  const isGroup =
    opacity !== 1 ||
    blendMode !== 'normal' ||
    Object.keys(filter).length > 0 ||
    (localName(element) === 'g' && hasOwnIdentity(element))
  if (linked.length > 1 && !isGroup) return [...linked]
  return asOne(linked, all, () => file.draft.id('group', element.attributes['id']))
}

type Effects = FilterEffects & Pick<Element, 'name' | 'opacity' | 'blendMode'>

/** Adds effects to the only element, or to a group of them. */
function asOne(elements: readonly Element[], effects: Effects, newId: () => string): Element[] {
  const [only, ...others] = elements
  if (only && others.length === 0 && !hasSame(only, effects)) return [withOpacity(only, effects)]
  const box = boundsOf(elements)
  const moved = elements.map((part) => ({ ...part, x: px(part.x - box.x), y: px(part.y - box.y) }))
  return [{ id: newId(), type: 'group', ...box, elements: moved, ...effects }]
}

/** Effects of the same kind do not replace each other. */
function hasSame(element: Element, effects: Effects): boolean {
  return (['blur', 'shadows', 'blendMode'] as const).some(
    (name) => element[name] !== undefined && effects[name] !== undefined,
  )
}

function withOpacity(element: Element, effects: Effects): Element {
  return {
    ...element,
    ...effects,
    ...((element.opacity ?? 1) * (effects.opacity ?? 1) !== 1 && {
      opacity: (element.opacity ?? 1) * (effects.opacity ?? 1),
    }),
  }
}

function isLeaf(element: XmlElement): boolean {
  return !CONTAINERS.has(localName(element))
}

function hasOwnIdentity({ attributes }: XmlElement): boolean {
  return (
    attributes['id'] !== undefined ||
    attributes['inkscape:label'] !== undefined ||
    attributes['transform'] !== undefined
  )
}
