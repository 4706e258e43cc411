import type { Run, Text } from '../../document/elements/text.ts'
import { withProperties } from '../tree/with-properties.ts'
import { runsOf, sourceOf, withRuns } from '../words/runs.ts'
import { mergeProperties } from './merge-properties.ts'
import { isSame } from './same-value.ts'
import { mergeRegions, type Region, type Side } from './text-regions.ts'

export interface MergedText {
  readonly text: Text
  /** Whether both sides have replaced the same words. Both versions are there. */
  readonly isOverlapping: boolean
  /** Whether both sides have given the same letters different styles. Mine is there. */
  readonly hasMixedStyles: boolean
}

/** A slot belongs to a run as its style does. */
type Style = Omit<Run, 'text'>

/** A text with the style of each of its letters: parts of a run share one. */
interface Styled {
  readonly source: string
  readonly styles: readonly Style[]
}

/** Merges the words and runs of a text that both sides have changed. Its other properties are those of mine. */
export function mergeTexts({ before, mine, theirs }: { before: Text; mine: Text; theirs: Text }): MergedText {
  const sides = { base: styled(before), mine: styled(mine), theirs: styled(theirs) }
  const { regions, isOverlapping } = mergeRegions({
    base: sides.base.source,
    mine: sides.mine.source,
    theirs: sides.theirs.source,
  })
  const kept = regions.map((region) => (region.of === 'both' ? keptRuns(region, sides) : undefined))
  const runs = regions.flatMap((region, index): readonly Run[] => {
    if (region.of === 'both') return kept[index]?.runs ?? []
    const left = kept[index - 1]?.runs.at(-1)
    if (region.of === 'neither') return [{ ...styleBefore(regions[index - 1], sides.mine), text: ' ' }]
    return typedRuns(region, sides[region.of], { before: left, after: kept[index + 1]?.runs[0] })
  })
  return {
    text: withRuns(mine, runs.length > 0 ? withWholeSlots(runs, [mine, theirs]) : emptied(mine, theirs)),
    isOverlapping,
    hasMixedStyles: kept.some((part) => part?.isMixed ?? false),
  }
}

function styled(element: Text): Styled {
  const styles = runsOf(element).flatMap(({ text, ...style }) => new Array<Style>(text.length).fill(style))
  return { source: sourceOf(element), styles }
}

/** A text without words keeps its style. */
function emptied(mine: Text, theirs: Text): Run[] {
  const side = [mine, theirs].find((each) => sourceOf(each) === '') ?? mine
  return runsOf(side)
    .slice(0, 1)
    .map((run) => ({ ...run, text: '' }))
}

/** What separates two words has the style of the first one, which is mine. */
function styleBefore(region: Region | undefined, { styles }: Styled): Style {
  return (region?.of === 'mine' ? styles[region.to - 1] : undefined) ?? {}
}

type BothRegion = Extract<Region, { readonly of: 'both' }>
type SideRegion = Extract<Region, { readonly of: Side }>

/** Letters that neither side has replaced get the style changes of both. */
function keptRuns(
  { start, end, mine, theirs }: BothRegion,
  sides: { readonly base: Styled; readonly mine: Styled; readonly theirs: Styled },
): { runs: Run[]; isMixed: boolean } {
  const runs: Run[] = []
  let isMixed = false
  let last: readonly (Style | undefined)[] = []
  for (let index = 0; index < end - start; index += 1) {
    const [before, own, others] = [
      sides.base.styles[start + index],
      sides.mine.styles[mine + index],
      sides.theirs.styles[theirs + index],
    ]
    const letter = sides.base.source.charAt(start + index)
    const run = runs.at(-1)
    if (run && last[0] === before && last[1] === own && last[2] === others) {
      runs[runs.length - 1] = { ...run, text: run.text + letter }
      continue
    }
    last = [before, own, others]
    const { properties, conflicts } = mergeProperties({ ...before }, { ...own }, { ...others })
    isMixed ||= conflicts.length > 0
    runs.push({ ...(properties as Style), text: letter })
  }
  return { runs, isMixed }
}

interface Neighbors {
  readonly before: Run | undefined
  readonly after: Run | undefined
}

/** What one side has typed has its style there; within letters that the other has styled, it follows these. */
function typedRuns({ from, to }: SideRegion, side: Styled, { before, after }: Neighbors): Run[] {
  const runs: Run[] = []
  const around = side.styles[from - 1] ?? {}
  let last: Style | undefined
  for (let index = from; index < to; index += 1) {
    const style = side.styles[index] ?? {}
    const letter = side.source.charAt(index)
    const run = runs.at(-1)
    if (run && style === last) runs[runs.length - 1] = { ...run, text: run.text + letter }
    else runs.push({ ...(before && after ? following(style, around, { before, after }) : style), text: letter })
    last = style
  }
  return runs
}

/** A property that continued the letter before still does, if the letters on both sides agree. */
function following(style: Style, around: Style, { before, after }: { before: Run; after: Run }): Style {
  const [own, last] = [
    new Map<string, unknown>(Object.entries(style)),
    new Map<string, unknown>(Object.entries(around)),
  ]
  const { text: _, ...left } = before
  const right = new Map<string, unknown>(Object.entries(after))
  const continued = Object.entries({ ...style, ...left }).flatMap(([name]) => {
    const value = (left as Readonly<Record<string, unknown>>)[name]
    const isContinued = isSame(own.get(name), last.get(name)) && isSame(value, right.get(name))
    return isContinued ? [[name, value] as const] : []
  })
  return withProperties(style, Object.fromEntries(continued))
}

/** A slot that each side has in one run stays in one, since every run of a slot is filled with the whole value. */
function withWholeSlots(runs: readonly Run[], sides: readonly Text[]): Run[] {
  const isOnce = (slot: string): boolean =>
    sides.every((side) => runsOf(side).filter((run) => run.slot === slot).length <= 1)
  const whole: Run[] = []
  const seen = new Set<string>()
  for (const run of runs) {
    const { slot, ...rest } = run
    const last = whole.at(-1)
    if (slot === undefined || run.text === '' || !isOnce(slot)) whole.push(run)
    else if (last?.slot === slot) whole[whole.length - 1] = { ...last, text: last.text + run.text }
    else whole.push(seen.has(slot) ? rest : run)
    if (slot !== undefined) seen.add(slot)
  }
  return whole
}
