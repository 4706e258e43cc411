import { useState } from 'react'
import type { Document } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import type { Schema } from '../../../../document/schema.ts'
import { elementProperties } from '../../../../edit/properties/described-properties.ts'
import { findRefusal } from '../../../../edit/properties/find-refusal.ts'
import { schemaAt } from '../../../../edit/properties/property-schema.ts'
import { adjustElementProperty, setElementProperty } from '../../../../edit/properties/set-property.ts'
import { sharedValue, valuesOf } from '../../../../edit/properties/shared-value.ts'
import { typedStyle, withTypedStyle } from '../../../../edit/properties/typed-style.ts'
import { type Range, sourceOf } from '../../../../edit/words/runs.ts'
import { editedText, rangeOf } from '../../../../edit/words/session.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import type { Subject } from './subject.ts'

/** These can be changed although an element is locked. */
const ALWAYS_FREE = new Set(['locked', 'visible', 'name'])

/** Reads and changes elements: of a text that is edited, the part that is selected, or what is typed next. */
export function useElementSubject(elements: readonly Element[]): Subject {
  const editor = useEditor()
  const words = useEditorState((state) => state.words)
  const [refused, setRefused] = useState<{ readonly path: string; readonly detail: string }>()
  const range = partOf(elements, words ? rangeOf(words) : undefined)
  /** What is selected by now: panels are drawn after the page, and people may be faster. */
  const rangeNow = (): Range | undefined => {
    const { document, words: now } = editor.state.get()
    const text = now && now.id === words?.id ? editedText(document, now) : undefined
    return now && text ? partOf([text], rangeOf(now)) : range
  }
  const change = (path: string, next: (document: Document, ids: ReadonlySet<string>) => Document): void => {
    const { document } = editor.state.get()
    const [name = ''] = path.split('.')
    const free = elements.filter(({ locked }) => locked !== true || ALWAYS_FREE.has(name))
    const ids = new Set(free.map(({ id }) => id))
    const changed = next(document, ids)
    const refusal = changed === document ? undefined : findRefusal(changed, ids)
    setRefused(refusal && { path, detail: refusal.detail })
    if (refusal) return
    editor.change({ label: 'Change', key: `set:${path}:${[...ids].join()}` }, () => changed)
  }
  const subject: Subject = {
    read: (path) => (words && typedStyle(words, path.split('.'))) ?? sharedValue(elements, path.split('.'), range),
    values: (path) => valuesOf(elements, path.split('.')),
    schema: (path) => schemaOf(elements, path.split('.')),
    refusal: (path) => (refused?.path === path ? refused.detail : undefined),
    write(path, value, also = unchanged) {
      const setting = { path: path.split('.'), value }
      const typing = withTypedStyle(editor.state.get(), setting)
      if (typing) editor.update(() => typing)
      else change(path, (document, ids) => also(setElementProperty(document, ids, { ...setting, range: rangeNow() })))
    },
    adjust(path, each) {
      const { words: now } = editor.state.get()
      const typed = now && typedStyle(now, path.split('.'))
      if (typed) subject.write(path, each(typed.value))
      else {
        const adjustment = { path: path.split('.'), change: each, range: rangeNow() }
        change(path, (document, ids) => adjustElementProperty(document, ids, adjustment))
      }
    },
  }
  return subject
}

function unchanged(document: Document): Document {
  return document
}

function schemaOf(elements: readonly Element[], path: readonly string[]): Schema | undefined {
  return elements.map(({ type }) => schemaAt(elementProperties(type).schema, path)).find(Boolean)
}

/** Undefined if all of a text is meant, or no text is edited. */
function partOf([first]: readonly Element[], range: Range | undefined): Range | undefined {
  if (!range || first?.type !== 'text') return undefined
  return range.start <= 0 && range.end >= sourceOf(first).length ? undefined : range
}
