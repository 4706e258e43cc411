import type { Context, Matrix } from '../../paint/canvas.ts'

const MOVES = ['restore', 'translate', 'rotate', 'scale', 'transform', 'setTransform'] as const

/** Where `@napi-rs/canvas` keeps the methods that it wraps. */
const NATIVE = Symbol.for('@napi-rs/canvas:native-methods')

/** Makes `context` read its matrix only after it has moved, and not as a DOMMatrix, which takes as long as a word. */
export function rememberMatrix(context: Context): void {
  const { [NATIVE]: native } = context as { [NATIVE]?: Pick<Context, 'getTransform'> }
  const read = (native ?? context).getTransform.bind(context)
  let matrix: Matrix | undefined
  for (const method of MOVES) {
    const move: (...numbers: readonly number[]) => void = context[method].bind(context)
    context[method] = (...numbers: readonly number[]) => {
      matrix = undefined
      move(...numbers)
    }
  }
  context.getTransform = () => {
    if (!matrix) {
      const { a, b, c, d, e, f } = read()
      matrix = { a, b, c, d, e, f }
    }
    return matrix
  }
}
