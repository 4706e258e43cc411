import type { Focus } from './editable-slots.ts'

/** Describes the focus, for example `30% from the left, 60% from the top`. */
export function focusText({ x, y }: Focus): string {
  return `${Math.round(100 * x)}% from the left, ${Math.round(100 * y)}% from the top`
}

export function focusAt(x: number, y: number): Focus {
  return { x: hundredths(x), y: hundredths(y) }
}

function hundredths(fraction: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, fraction))) / 100
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
  PageUp: [0, -0.1],
  PageDown: [0, 0.1],
  Home: [-2, 0],
  End: [2, 0],
}

export function focusMovedBy(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { x, y }: Focus,
): Focus | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
  if (step === undefined) return undefined
  const times = shiftKey ? 10 : 1
  return focusAt(x + times * step[0], y + times * step[1])
}
