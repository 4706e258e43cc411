import type { Run, Text } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { checkLink } from '../../document/check-link.ts'
import { withRuns } from '../words/runs.ts'
import type { StyledParagraph, StyledText } from './styled-text.ts'

/** How much larger the letters of headings are. */
const HEADING_SCALES = [1, 2, 1.5, 1.25, 1, 1, 1]

/**
 * Runs of all paragraphs, separated by line breaks. Lists get written bullets and numbers unless the
 * whole text is one list, which can be the `list` of an element.
 */
export function runsOfStyled({ paragraphs }: StyledText, { fontSize }: { fontSize?: number } = {}): Run[] {
  const isList = listOfAll(paragraphs) !== 'none'
  let number = 0
  const runs = paragraphs.flatMap((paragraph, index) => {
    number = paragraph.list === 'number' ? number + 1 : 0
    const mark = isList ? '' : markOf(paragraph, number)
    const scale = HEADING_SCALES[paragraph.heading] ?? 1
    const size = fontSize !== undefined && scale !== 1 ? { fontSize: Math.round(fontSize * scale) } : {}
    const own = paragraph.runs.map((run) => ({ ...run, ...size }))
    const [first] = own
    return [...(index > 0 ? [{ text: '\n' }] : []), ...(mark === '' ? [] : [{ ...first, text: mark }]), ...own]
  })
  return cutToLimit(runs)
}

/** A text element of a size in which all is seen, with the style of what was copied. */
export function textOfStyled(styled: StyledText, base: Text): Text {
  const list = listOfAll(styled.paragraphs)
  const runs = runsOfStyled(styled, { fontSize: base.fontSize ?? 16 })
  const link = styled.link !== undefined && checkLink(styled.link) === undefined ? styled.link : undefined
  return withRuns({ ...base, ...(list !== 'none' && { list }), ...(link !== undefined && { link }) }, runs)
}

function listOfAll(paragraphs: readonly StyledParagraph[]): StyledParagraph['list'] {
  const filled = paragraphs.filter(({ runs }) => runs.length > 0)
  const [first] = filled
  return first && filled.every(({ list }) => list === first.list) ? first.list : 'none'
}

function markOf({ list, runs }: StyledParagraph, number: number): string {
  if (list === 'none' || runs.length === 0) return ''
  return list === 'bullet' ? '•\u00a0' : `${number}.\u00a0`
}

function cutToLimit(runs: readonly Run[]): Run[] {
  let left: number = LIMITS.textCharacters
  return runs.slice(0, LIMITS.runs).flatMap((run) => {
    const text = run.text.slice(0, left)
    left -= text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}
