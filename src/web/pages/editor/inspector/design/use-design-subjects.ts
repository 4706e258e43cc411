import { useState } from 'react'
import type { Document } from '../../../../../document/document.ts'
import { type EditorState, pageOf } from '../../../../../edit/editor-state.ts'
import {
  appliedAt,
  type DescribedProperties,
  DOCUMENT_PROPERTIES,
  PAGE_PROPERTIES,
} from '../../../../../edit/properties/described-properties.ts'
import { findDocumentRefusal, findPageRefusal, type Refusal } from '../../../../../edit/properties/find-refusal.ts'
import { schemaAt } from '../../../../../edit/properties/property-schema.ts'
import { type Setting, setDocumentProperty, setPageProperty } from '../../../../../edit/properties/set-property.ts'
import { useEditor, useEditorState } from '../../use-editor.ts'
import type { Subject } from '../subject.ts'

export function useDocumentSubject(): Subject {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const subject = useSubjectOf(document, {
    described: DOCUMENT_PROPERTIES,
    set: setDocumentProperty,
    findRefusal: findDocumentRefusal,
  })
  return {
    ...subject,
    write(path, next) {
      subject.write(path, next)
      if (path === 'bleed') editor.update(withBleedShown)
    },
  }
}

/** The bleed that was set is seen around the page. It is not chosen for other designs. */
function withBleedShown(state: EditorState): EditorState {
  return state.options.bleed || !state.document.bleed ? state : { ...state, options: { ...state.options, bleed: true } }
}

/** The page that is shown. */
export function usePageSubject(): Subject {
  const page = useEditorState(pageOf)
  return useSubjectOf(page, {
    described: PAGE_PROPERTIES,
    set: (document, setting) => setPageProperty(document, page.id, setting),
    findRefusal: (document) => findPageRefusal(document, pageOf({ document, pageId: page.id })),
  })
}

interface Target {
  readonly described: DescribedProperties
  readonly set: (document: Document, setting: Setting) => Document
  readonly findRefusal: (document: Document) => Refusal | undefined
}

function useSubjectOf(value: object, { described, set, findRefusal }: Target): Subject {
  const editor = useEditor()
  const [refused, setRefused] = useState<{ readonly path: string; readonly detail: string }>()
  const valueOf = (path: string): unknown => appliedAt(value, described, path.split('.'))
  const subject: Subject = {
    read: (path) => ({ value: valueOf(path) }),
    values: (path) => [valueOf(path)],
    schema: (path) => schemaAt(described.schema, path.split('.')),
    refusal: (path) => (refused?.path === path ? refused.detail : undefined),
    write(path, next) {
      const changed = set(editor.state.get().document, { path: path.split('.'), value: next })
      const refusal = findRefusal(changed)
      setRefused(refusal && { path, detail: refusal.detail })
      if (refusal) return
      editor.change({ label: 'Change', key: `set:${path}:${editor.state.get().pageId}` }, () => changed)
    },
    adjust: (path, change) => subject.write(path, change(valueOf(path))),
  }
  return subject
}
