import type { XmlElement } from '@rgrove/parse-xml'
import type { Shadow } from '../../document/elements/base.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Paint, Stroke } from '../../document/paint.ts'
import { hexOf } from '../../document/read-css-color.ts'
import { px, within } from '../numbers.ts'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import { colorIn } from './drawing-color.ts'
import { fillIn, readFill, readLine } from './read-drawing-fill.ts'
import { emuPx, inTheme, type SlideContext } from './slide-part.ts'

/** A shape, by its ID in the design, and what its conversion needs. */
export interface ShapeUse {
  readonly context: SlideContext
  readonly id: string
}

export function fillOf(
  shape: XmlElement,
  properties: readonly (XmlElement | undefined)[],
  { context, id }: ShapeUse,
): Paint | null {
  for (const part of properties) {
    const fill = fillIn(part, context, id)
    if (fill !== undefined) return fill
  }
  const reference = childOf(shape, 'style', 'fillRef')
  const index = Number(reference?.attributes['idx'] ?? 0)
  const styled = index >= 1001 ? context.theme.backgrounds[index - 1001] : context.theme.fills[index - 1]
  return (styled && readFill(styled, inTheme(context, reference), id)) ?? null
}

export function strokeOf(
  shape: XmlElement,
  properties: readonly (XmlElement | undefined)[],
  context: SlideContext,
): Stroke | null {
  const line = properties.flatMap((part) => childOf(part, 'ln') ?? [])[0]
  if (line && childOf(line, 'noFill')) return null
  const reference = childOf(shape, 'style', 'lnRef')
  const base = context.theme.lines[Number(reference?.attributes['idx'] ?? 0) - 1]
  return readLine(line, base, base ? inTheme(context, reference) : context)
}

export function effectsOf(
  properties: readonly (XmlElement | undefined)[],
  context: SlideContext,
): { shadows?: Shadow[] } {
  const list = properties.flatMap((part) => childOf(part, 'effectLst') ?? [])[0]
  const shadows = childrenOf(list).flatMap((effect): Shadow[] => {
    const name = localName(effect)
    if (name !== 'outerShdw' && name !== 'innerShdw') {
      context.draft.note(`Effect “${name.slice(0, 40)}”`, 'The effect was left out.')
      return []
    }
    const [angle, distance] = [
      (Number(effect.attributes['dir'] ?? 0) / 60_000 / 180) * Math.PI,
      emuPx(effect.attributes['dist']),
    ]
    const color = colorIn(effect, context) ?? { r: 0, g: 0, b: 0, a: 0.5 }
    return [
      {
        x: px(distance * Math.cos(angle)),
        y: px(distance * Math.sin(angle)),
        blur: within(emuPx(effect.attributes['blurRad']), 0, LIMITS.blurPx),
        color: hexOf(color),
        ...(name === 'innerShdw' && { inner: true }),
      },
    ]
  })
  return shadows.length > 0 ? { shadows } : {}
}
