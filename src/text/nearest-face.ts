import type { FontStyle } from './font-catalog.ts'

/** Selects style first, then weight: CSS Fonts 4, 5.2. `faces` must not be empty. */
export function nearestFace<Face extends { weight: number; style: FontStyle }>(
  faces: readonly Face[],
  weight: number,
  style: FontStyle,
): Face | undefined {
  const ofStyle = faces.filter((face) => face.style === style)
  const candidates = ofStyle.length > 0 ? ofStyle : faces
  return candidates.toSorted((a, b) => distance(a.weight, weight) - distance(b.weight, weight))[0]
}

/** Orders weights as CSS tries them. Steps of 1,000 rank one direction entirely before the other. */
function distance(weight: number, wanted: number): number {
  if (weight === wanted) return 0
  if (wanted >= 400 && wanted <= 500) {
    if (weight > wanted && weight <= 500) return weight - wanted
    return weight < wanted ? 1_000 + wanted - weight : 2_000 + weight
  }
  if (wanted < 400) return weight < wanted ? wanted - weight : 1_000 + weight
  return weight > wanted ? weight - wanted : 1_000 + wanted - weight
}
