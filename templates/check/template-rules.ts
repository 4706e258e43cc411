import { CATEGORIES, isCategory } from './categories.ts'
import { type DescribedSlot, describedSlots } from '../../src/document/described-slots.ts'
import type { Element } from '../../src/document/elements/element.ts'
import { isBrandKind } from '../../src/document/slot-description.ts'
import { findPaper } from '../../src/document/paper-size.ts'
import { leastTextPx } from './least-text-size.ts'
import type { TemplateFile } from './template-files.ts'
import { mediumOf } from './template-medium.ts'

/** 3 mm, in CSS pixels. */
const LEAST_BLEED_PX = 11.3
const LEAST_KEYWORDS = 6

/** Lists what a template lacks, whatever it is filled with. */
export function missingParts(template: TemplateFile): string[] {
  return [...missingFields(template), ...missingPrint(template), ...missingSlots(template), ...missingTexts(template)]
}

function missingFields({ category, document, description, keywords = [], tags }: TemplateFile): string[] {
  return [
    ...(isCategory(category) ? [] : [`category: must be one of ${Object.keys(CATEGORIES).join(', ')}`]),
    ...(document.language ? [] : ['document.language: is required']),
    ...(document.mirroring ? [] : ['document.mirroring: is required; "auto" unless mirroring would be wrong']),
    ...(description.length >= 30 ? [] : ['description: must be a sentence of 30 characters or more']),
    ...(tags.length >= 3 ? [] : ['tags: must be at least 3']),
    ...(keywords.length >= LEAST_KEYWORDS ? [] : [`keywords: must be at least ${LEAST_KEYWORDS}`]),
  ]
}

function missingPrint(template: TemplateFile): string[] {
  const medium = mediumOf(template)
  const { document, width, height } = template
  return [
    ...(medium === 'screen' || findPaper({ width, height }) ? [] : ['width, height: must be those of a paper']),
    ...(medium !== 'print' || (document.bleed ?? 0) >= LEAST_BLEED_PX ? [] : ['document.bleed: must be 11.34 (3 mm)']),
  ]
}

function missingSlots({ document }: TemplateFile): string[] {
  const described = new Map(document.slots?.map((slot) => [slot.name, slot]))
  const slots = describedSlots(document)
  const kinds = new Set(slots.map(({ kind }) => kind))
  return [
    ...slots.flatMap((slot) => {
      const own = described.get(slot.name)
      const lacks = [
        ...(own?.label ? [] : ['a label']),
        ...(own?.help ? [] : ['a help']),
        ...(own?.group ? [] : ['a group']),
        ...(isText(slot) && own?.maxLength === undefined ? ['a maxLength'] : []),
      ]
      return lacks.length === 0 ? [] : [`slot ${slot.name}: needs ${lacks.join(', ')}`]
    }),
    ...(kinds.has('color') ? [] : ['slots: need a color of the brand (kind "color")']),
    ...(kinds.has('font') ? [] : ['slots: need a font of the brand (kind "font")']),
  ]
}

function isText({ kind }: DescribedSlot): boolean {
  return !isBrandKind(kind) && (kind === 'text' || kind === 'placeholder' || kind === 'code')
}

/** Words that no one can change cannot be translated, and fonts that shrink need a limit. */
function missingTexts(template: TemplateFile): string[] {
  const leastPx = leastTextPx(template)
  return template.document.pages
    .flatMap(({ elements }) => textsIn(elements))
    .flatMap((element) => {
      const text = element.text ?? element.runs?.map((run) => (run.slot === undefined ? run.text : '')).join('') ?? ''
      const words = text.replaceAll(/\{\{[^}]*\}\}/g, '')
      const isFixed = element.slot === undefined || element.runs?.some((run) => run.slot !== undefined) === true
      const shrinks = element.fit === 'shrink' || element.fit === 'fill'
      return [
        ...(isFixed && /\p{L}{2}/u.test(words) ? [`${element.id}: its words need a slot, to be translated`] : []),
        ...(shrinks && (element.minFontSize ?? 0) < leastPx - 0.05
          ? [`${element.id}: needs a minFontSize of at least ${leastPx.toFixed(1)}`]
          : []),
        ...(element.fontFamily?.startsWith('brand:') ? [] : [`${element.id}: needs a font of the brand`]),
      ]
    })
}

type TextElement = Extract<Element, { type: 'text' }>

function textsIn(elements: readonly Element[]): TextElement[] {
  return elements.flatMap((element) => {
    if (element.type === 'text') return [element]
    return element.type === 'group' || element.type === 'repeat' ? textsIn(element.elements) : []
  })
}
