import { type EditorState, pageOf } from '../editor-state.ts'
import { changeWords } from './change-words.ts'
import { describeElement } from './describe-element.ts'
import { elementName } from './element-name.ts'
import { selectedElements, type Moment } from './moment.ts'
import { warningWords } from './warning-words.ts'

/**
 * Returns what has happened between two moments, in words: `Moved to x 130, y 40. Aligned with Title.`
 * Empty if there is nothing to say. A selection that something else already reads, such as a list with
 * the focus, is left out if `isSelectionRead`.
 */
export function announcementOf(
  before: Moment,
  after: Moment,
  { isSelectionRead = false }: { isSelectionRead?: boolean } = {},
): string {
  const done = [...changeWords(before, after), ...pageWords(before, after)]
  const isQuiet = done.length > 0 || (isSelectionRead && after.state.selection.length === 1)
  const sentences = [
    ...done,
    ...(isQuiet ? [] : selectionWords(before, after)),
    ...typingWords(before, after),
    ...toolWords(before, after),
    ...warningWords(before, after),
  ]
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

function pageWords(before: Moment, after: Moment): string[] {
  const [was, is] = [pageOf(before.state), pageOf(after.state)]
  const [wasAt, isAt] = [before, after].map(({ state }) => state.document.pages.findIndex(({ id }) => id === is.id))
  const { pages } = after.state.document
  const isSame = was.id === is.id && wasAt === isAt && before.state.document.pages.length === pages.length
  if (isSame || isAt === undefined) return []
  return [`Page ${isAt + 1} of ${pages.length}${is.name === undefined || is.name === '' ? '' : `, ${is.name}`}`]
}

function selectionWords(before: Moment, after: Moment): string[] {
  if (before.state.selection === after.state.selection || after.state.words) return []
  const chosen = selectedElements(after)
  const [only] = chosen
  if (!only) return selectedElements(before).length === 0 ? [] : ['Nothing selected']
  if (chosen.length > 1) return [`${chosen.length} elements selected`]
  const warnings = after.warnings.filter(({ elementId }) => elementId === only.id)
  return [`${elementName(only)}, ${describeElement(only, warnings)}, selected`]
}

function typingWords({ state: before }: Moment, { state: after }: Moment): string[] {
  if (before.words?.id === after.words?.id) return []
  if (after.words) return ['Editing text. Escape ends']
  return ['Text finished']
}

const TOOLS: Readonly<Record<EditorState['tool'], string>> = {
  select: 'Select tool',
  hand: 'Hand tool',
  text: 'Text tool. Enter adds a text',
  rect: 'Rectangle tool. Enter adds a rectangle',
  ellipse: 'Ellipse tool. Enter adds an ellipse',
  line: 'Line tool. Enter adds a line',
  pen: 'Pen tool. Enter adds a path',
}

function toolWords({ state: before }: Moment, { state: after }: Moment): string[] {
  const isDone = after.tool === 'select' && before.document !== after.document
  return before.tool === after.tool || isDone ? [] : [TOOLS[after.tool]]
}
