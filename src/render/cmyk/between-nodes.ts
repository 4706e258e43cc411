/** `value` is limited to 0–1. */
export function interpolate(curve: Float32Array, value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (curve.length - 1)
  const below = Math.min(curve.length - 2, Math.floor(place))
  const low = curve[below] ?? 0
  return low + ((curve[below + 1] ?? low) - low) * (place - below)
}

export interface Nodes {
  readonly nodes: Float32Array
  /** Of nodes along each input. */
  readonly grids: readonly number[]
  readonly outputs: number
}

/** Interpolates between the corners of a cell of the grid. The last input varies fastest. */
export function betweenNodes({ nodes, grids, outputs }: Nodes, place: readonly number[]): number[] {
  const sum = Array.from({ length: outputs }, () => 0)
  for (let corner = 0; corner < 2 ** place.length; corner += 1) {
    let [index, weight] = [0, 1]
    for (const [axis, value] of place.entries()) {
      const grid = grids[axis] ?? 2
      const scaled = value * (grid - 1)
      const below = Math.min(grid - 2, Math.floor(scaled))
      const isUpper = ((corner >> axis) & 1) === 1
      index = index * grid + below + (isUpper ? 1 : 0)
      weight *= isUpper ? scaled - below : 1 - scaled + below
    }
    if (weight === 0) continue
    for (let channel = 0; channel < outputs; channel += 1) {
      sum[channel] = (sum[channel] ?? 0) + weight * (nodes[index * outputs + channel] ?? 0)
    }
  }
  return sum
}
