import { settingOf } from '../../../../edit/adding/setting-of.ts'
import { runsOfStyled } from '../../../../edit/clipboard/text-of-styled.ts'
import { hasRoomFor, pasteElements, pasteGrid, pasteRuns } from '../../../../edit/clipboard/paste-content.ts'
import { distanceTo, type LastPaste } from '../../../../edit/clipboard/paste-place.ts'
import { exceedsTable, tableOfGrid } from '../../../../edit/clipboard/place-grid.ts'
import { plainStyled, textElement } from '../../../../edit/clipboard/text-elements.ts'
import { clipboardContent, type ClipboardContent } from '../../../../edit/clipboard/clipboard-content.ts'
import type { Element } from '../../../../document/elements/element.ts'
import type { Fragment } from '../../../../edit/operations/paste.ts'
import { styledRuns } from '../../../../edit/words/splice-runs.ts'
import { counted } from '../../../parts/format-text.ts'
import type { Editor } from '../editor.ts'
import type { ClipboardFormats } from './clipboard-formats.ts'
import { markupOfHtml, markupOfSvg } from './markup-of-dom.ts'

export interface PasteOptions {
  /** Where copies of other designs and other things go; elements stay where they were with `inPlace`. */
  readonly place: LastPaste
  /** With Shift: in place, and in texts without a style. */
  readonly inPlace: boolean
}

export interface PasteHelp {
  /** Says what could not be pasted. */
  readonly warn: (text: string) => void
  readonly addPictures: (files: readonly File[], place: LastPaste) => void
}

/** Pastes into the text that is edited, else on the page. */
export function pasteFormats(editor: Editor, formats: ClipboardFormats, options: PasteOptions & PasteHelp): void {
  if (editor.state.get().words && options.inPlace && formats.text !== '') {
    editor.update((state) => pasteRuns(state, [{ text: formats.text }], Date.now()))
    return
  }
  const content = contentOf(formats)
  if (content.kind === 'pictures') options.addPictures(formats.files, options.place)
  else pasteContent(editor, { content, text: formats.text }, options)
}

function contentOf({ html, text, svg, files }: ClipboardFormats): ClipboardContent {
  const source = svg === '' ? text : svg
  const root = markupOfSvg(source)
  return clipboardContent({
    html: markupOfHtml(html),
    text,
    svg: root && { root, source },
    fileTypes: files.map(({ type }) => type),
  })
}

function pasteContent(
  editor: Editor,
  { content, text }: { content: Exclude<ClipboardContent, { kind: 'pictures' }>; text: string },
  options: PasteOptions & PasteHelp,
): void {
  const { words } = editor.state.get()
  switch (content.kind) {
    case 'elements': {
      const elements = content.document.pages.flatMap((page) => page.elements)
      const runs = elements.flatMap((element, index) =>
        element.type === 'text' ? [...(index > 0 ? [{ text: '\n' }] : []), ...styledRuns(element)] : [],
      )
      if (words && runs.length > 0) editor.update((state) => pasteRuns(state, runs, Date.now()))
      else add(editor, { ...content.document, elements }, options)
      return
    }
    case 'sketch':
      add(editor, { elements: content.elements }, { ...options, inPlace: false })
      if (content.omitted > 0)
        options.warn(
          `${counted(content.omitted, 'element')} left out. Pictures and frames of Excalidraw can’t be pasted.`,
        )
      return
    case 'svg':
      if (content.shapes) add(editor, { elements: [content.shapes] }, { ...options, inPlace: false })
      else options.addPictures([new File([content.source], 'Drawing.svg', { type: 'image/svg+xml' })], options.place)
      return
    case 'grid':
      if (words) editor.update((state) => pasteRuns(state, [{ text }], Date.now()))
      else pasteCells(editor, content.grid, options)
      return
    case 'text': {
      if (words) editor.update((state) => pasteRuns(state, runsOfStyled(content.styled), Date.now()))
      else {
        const styled = options.inPlace ? plainStyled(text) : content.styled
        add(
          editor,
          { elements: [textElement(styled, { id: 'text', setting: settingOf(editor.state.get()) })] },
          { ...options, inPlace: false },
        )
      }
      return
    }
    case 'unreadable':
      options.warn(content.reason)
  }
}

function pasteCells(
  editor: Editor,
  grid: Extract<ClipboardContent, { kind: 'grid' }>['grid'],
  options: PasteOptions & PasteHelp,
): void {
  const filled = pasteGrid(editor.state.get(), grid, Date.now())
  if (filled) editor.state.set(filled)
  else {
    const table = tableOfGrid(grid, { id: 'table', setting: settingOf(editor.state.get()) })
    add(editor, { elements: [table] }, { ...options, inPlace: false })
  }
  if (exceedsTable(grid)) options.warn('The table was too large. What exceeds its limits was left out.')
}

function add(editor: Editor, fragment: Fragment, { place, inPlace, warn }: PasteOptions & PasteHelp): void {
  const elements: readonly Element[] = fragment.elements
  if (elements.length === 0) return
  if (!hasRoomFor(editor.state.get(), elements)) {
    warn('The page has no room for so many elements.')
    return
  }
  const by = inPlace ? { x: 0, y: 0 } : distanceTo(place, elements)
  editor.update((state) => pasteElements(state, fragment, { by, at: Date.now(), inPlace }))
}
