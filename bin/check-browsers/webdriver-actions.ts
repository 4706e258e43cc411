import { MOVES_PER_POINT, type Points, REST_MS, type ScreenPoint } from './driven-page.ts'

/** The codes of WebDriver for keys that write nothing. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ Control: '\uE009', Shift: '\uE008', Alt: '\uE00A', Meta: '\uE03D' },
  ...{ Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003', Delete: '\uE017' },
  ...{ Home: '\uE011', End: '\uE010', ArrowLeft: '\uE012', ArrowRight: '\uE014' },
}

/** What WebDriver and WebDriver BiDi perform. */
export type Actions = readonly [{ readonly type: 'key' | 'pointer'; readonly id: string; readonly actions: object[] }]

export function pressActions(keys: string): Actions {
  const codes = keys.split('+').map((key) => KEYS[key] ?? key)
  return keyActions([
    ...codes.map((value) => ({ type: 'keyDown', value })),
    ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
  ])
}

export function typeActions(text: string): Actions {
  return keyActions(
    Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  )
}

export function dragActions([from, ...rest]: Points): Actions {
  const moves = rest.flatMap((to, index) => {
    const last = rest[index - 1] ?? from
    return Array.from({ length: MOVES_PER_POINT }, (_, move) => moveTo(between(last, to, (move + 1) / MOVES_PER_POINT)))
  })
  const rests = rest.length > 0 ? [{ type: 'pause', duration: REST_MS }] : []
  const actions = [
    moveTo(from),
    { type: 'pointerDown', button: 0 },
    ...moves,
    ...rests,
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', actions }]
}

function keyActions(actions: object[]): Actions {
  return [{ type: 'key', id: 'keyboard', actions }]
}

function moveTo([x, y]: ScreenPoint): object {
  return { type: 'pointerMove', duration: 16, origin: 'viewport', x: Math.round(x), y: Math.round(y) }
}

function between([x, y]: ScreenPoint, [toX, toY]: ScreenPoint, part: number): ScreenPoint {
  return [x + (toX - x) * part, y + (toY - y) * part]
}
