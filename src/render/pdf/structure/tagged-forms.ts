import type { ContentStream } from '../content-streams.ts'
import { dictionary, PdfReference, type Pdf, type PdfDictionary, type PdfObject } from '../pdf-value.ts'

interface TaggedForms {
  /** Whether a form is or draws one of the tagged streams. */
  readonly has: (form: PdfObject) => boolean
  /** The same for a form of these resources, by its name. */
  readonly hasNamed: (resources: ContentStream['resources'], form: string) => boolean
}

export function createTaggedForms(pdf: Pdf, tagged: ReadonlySet<PdfObject>): TaggedForms {
  const known = new Map<PdfObject, boolean>()
  const isTagged = (object: PdfObject): boolean => {
    const found = known.get(object)
    if (found !== undefined) return found
    known.set(object, false)
    const resources = object.value instanceof Map ? dictionary(pdf, object.value.get('Resources')) : undefined
    const result = tagged.has(object) || formsOf(pdf, resources).some(isTagged)
    known.set(object, result)
    return result
  }
  return {
    has: isTagged,
    hasNamed: (resources, form) => {
      const object = objectOf(pdf, dictionary(pdf, resources.get('XObject'))?.get(form))
      return object !== undefined && isTagged(object)
    },
  }
}

function formsOf(pdf: Pdf, resources: PdfDictionary | undefined): PdfObject[] {
  const forms = dictionary(pdf, resources?.get('XObject'))
  return [...(forms?.values() ?? [])].flatMap((value) => objectOf(pdf, value) ?? [])
}

function objectOf(pdf: Pdf, value: unknown): PdfObject | undefined {
  return value instanceof PdfReference ? pdf.objects.get(value.id) : undefined
}
