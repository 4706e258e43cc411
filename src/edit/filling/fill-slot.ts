import { brandSlots } from '../../document/brand-slots.ts'
import { applyValue } from '../../document/apply-value.ts'
import type { Document } from '../../document/document.ts'
import { elementTexts } from '../../document/element-texts.ts'
import { complete } from '../../document/elements/element.ts'
import { fillDocument } from '../../document/fill-document.ts'
import { splitPlaceholders } from '../../document/placeholders.ts'
import type { SlotValue } from '../../document/slot-values.ts'
import { Failure } from '../../failure.ts'
import { setSlotText } from '../operations/slot-form.ts'
import { setPlaceholderDefault } from '../operations/slots.ts'
import { placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'

/**
 * Makes the value of a slot the document's own. Unlike filling for an export, this leaves placeholders
 * in place: they get the value as their default, and can be filled again. A value without an effect
 * returns the same document. Throws `invalid_input` for a value that an export would not accept either.
 */
export function fillSlot(document: Document, name: string, value: SlotValue): Document {
  const { brand } = fillDocument(document, { [name]: value }, 'leave')
  if (brandSlots(document).some((slot) => slot.name === name)) return brand ? { ...document, brand } : document
  if (typeof value !== 'string' && typeof value !== 'number') return withValue(document, name, value)
  const text = String(value)
  if (/[{}]/.test(text) && hasPlaceholder(document, name)) refuseBraces(name)
  return setPlaceholderDefault(setSlotText(withValue(document, name, text), name, text), name, text)
}

/** Of elements whose content is no text, and of all if `value` is no text. */
function withValue(document: Document, name: string, value: SlotValue): Document {
  const places = placesOf(document)
  return replaceElements(document, (element) => {
    const isField = places.get(element.id)?.parents.some(({ type }) => type === 'repeat') ?? false
    const isText = element.type === 'text' && typeof value === 'string'
    return [element.slot !== name || isField || isText ? element : applyValue(element, value)]
  })
}

function hasPlaceholder(document: Document, name: string): boolean {
  return [...placesOf(document).values()].some(({ element }) =>
    elementTexts(complete(element)).some((text) =>
      [...splitPlaceholders(text)].some((part) => typeof part !== 'string' && part.name === name),
    ),
  )
}

function refuseBraces(name: string): never {
  const pointer = `/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  throw new Failure('invalid_input', { issues: [{ pointer, detail: 'must not contain { or }' }] })
}
