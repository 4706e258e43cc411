import { useState } from 'react'
import type { Element } from '../../../../document/elements/element.ts'
import type { Schema } from '../../../../document/schema.ts'
import { elementProperties } from '../../../../edit/properties/described-properties.ts'
import { findRefusal } from '../../../../edit/properties/find-refusal.ts'
import { schemaAt } from '../../../../edit/properties/property-schema.ts'
import { setElementProperty } from '../../../../edit/properties/set-property.ts'
import { sharedValue } from '../../../../edit/properties/shared-value.ts'
import { typedStyle, withTypedStyle } from '../../../../edit/properties/typed-style.ts'
import { type Range, sourceOf } from '../../../../edit/words/runs.ts'
import { rangeOf } from '../../../../edit/words/session.ts'
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
  return {
    read: (path) => (words && typedStyle(words, path.split('.'))) ?? sharedValue(elements, path.split('.'), range),
    schema: (path) => schemaOf(elements, path.split('.')),
    refusal: (path) => (refused?.path === path ? refused.detail : undefined),
    write(path, value) {
      const state = editor.state.get()
      const setting = { path: path.split('.'), value }
      const typing = withTypedStyle(state, setting)
      if (typing) {
        editor.update(() => typing)
        return
      }
      const { document } = state
      const [name = ''] = setting.path
      const free = elements.filter(({ locked }) => locked !== true || ALWAYS_FREE.has(name))
      const ids = new Set(free.map(({ id }) => id))
      const next = setElementProperty(document, ids, { ...setting, range })
      const refusal = next === document ? undefined : findRefusal(next, ids)
      setRefused(refusal && { path, detail: refusal.detail })
      if (refusal) return
      editor.change({ label: 'Change', key: `set:${path}:${[...ids].join()}` }, () => next)
    },
  }
}

function schemaOf(elements: readonly Element[], path: readonly string[]): Schema | undefined {
  return elements.map(({ type }) => schemaAt(elementProperties(type).schema, path)).find(Boolean)
}

/** Undefined if all of a text is meant, or no text is edited. */
function partOf([first]: readonly Element[], range: Range | undefined): Range | undefined {
  if (!range || first?.type !== 'text') return undefined
  return range.start <= 0 && range.end >= sourceOf(first).length ? undefined : range
}
