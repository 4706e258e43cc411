import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import type { SlotDescription } from '../../document/slot-description.ts'
import { storableName } from '../storable-name.ts'
import type { PolotnoElement, Variables } from './polotno-context.ts'
import { type Fields, fieldsOf, listOf, textIn } from './polotno-values.ts'

/** Designs of Polotno list their variables since version 4.5. */
export function readVariables(store: Fields): Variables {
  return new Map(
    listOf(store['variables'])
      .map(fieldsOf)
      .map((variable) => [textIn(variable, 'name'), textIn(variable, 'value') || textIn(variable, 'default')]),
  )
}

const TOKENS = /\{\{\s*([\w.]+)\s*\}\}|(?<!\{)\{([A-Za-z_][\w.-]*)\}(?!\})/g

/** Returns the text with the placeholders of designs. `{name}` was the convention before Polotno had variables. */
export function withPlaceholders(text: string, { draft, id, variables }: PolotnoElement): string {
  return text.replaceAll(TOKENS, (_, variable: string | undefined, convention: string | undefined) => {
    const name = variable ?? convention ?? ''
    const value = variables.get(name) ?? ''
    const isStorable = value !== '' && !/[{}]/.test(value)
    const placeholder = isStorable ? `{{${name}|${value}}}` : `{{${name}}}`
    draft.note(`Variable “${name}”`, `It is the placeholder {{${name}}}, which data fills.`, { element: id })
    return placeholder
  })
}

/** Types of elements by the property that data fills. */
const FILLED: ReadonlyMap<string, readonly string[]> = new Map([
  ['src', ['image', 'gif', 'svg']],
  ['fill', ['figure']],
])

/** The slot of an element whose picture or fill is bound to a variable. Other bindings are noted. */
export function slotOf({ fields, draft, id: element }: PolotnoElement): { readonly slot?: string } {
  const bindings = Object.entries(fieldsOf(fields['bindings'])).filter(([, name]) => typeof name === 'string')
  const slots = bindings.flatMap(([property, name]) => {
    if (FILLED.get(property)?.includes(textIn(fields, 'type'))) return [storableName(String(name))]
    draft.note(
      `Variable of the property “${property.slice(0, 40)}”`,
      'Data fills texts, pictures and fills; it was left out.',
      {
        element,
      },
    )
    return []
  })
  const slot = slots.find((name) => name !== '')
  return slot === undefined ? {} : { slot }
}

/** Returns the document with descriptions of the variables that it uses. */
export function describeVariables(document: Document, store: Fields): Document {
  const seen = new Set<string>()
  const slots = listOf(store['variables'])
    .map(fieldsOf)
    .flatMap((variable): SlotDescription[] => {
      const name = textIn(variable, 'name')
      if (name === '' || name !== storableName(name) || seen.has(name)) return []
      seen.add(name)
      const [label, help] = [storableName(textIn(variable, 'label')), textIn(variable, 'description').trim()]
      return [
        {
          name,
          ...(label !== '' && { label }),
          ...(help !== '' && { help: help.slice(0, LIMITS.helpCharacters).toWellFormed() }),
          ...(variable['required'] === true && { required: true }),
        },
      ]
    })
  return withoutUnusedDescriptions({ ...document, slots: slots.slice(0, LIMITS.slots) })
}
