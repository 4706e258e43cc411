import svgpath from 'svgpath'

/** A part of an icon, as `lucide-static` has it: the name of an SVG element and its attributes. */
export type IconPart = readonly [name: string, attributes: Readonly<Record<string, string>>]

/** Returns one path for all parts of an icon. */
export function iconPath(parts: readonly IconPart[]): string {
  return parts.map(([name, attributes]) => partPath(name, attributes)).join('')
}

function partPath(name: string, attributes: Readonly<Record<string, string>>): string {
  const number = (attribute: string): number => Number(attributes[attribute] ?? 0)
  switch (name) {
    case 'path':
      // Absolute, since the first point would otherwise be relative to the part before.
      return svgpath(attributes['d'] ?? '')
        .abs()
        .round(3)
        .toString()
    case 'circle':
      return ellipse({ x: number('cx'), y: number('cy') }, number('r'), number('r'))
    case 'ellipse':
      return ellipse({ x: number('cx'), y: number('cy') }, number('rx'), number('ry'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes['points']?.trim() ?? ''}`
    case 'polygon':
      return `M${attributes['points']?.trim() ?? ''}Z`
    case 'rect':
      return rectangle(attributes)
    default:
      throw new RangeError(`An icon has a part that is not known: ${name}.`)
  }
}

function ellipse({ x, y }: { x: number; y: number }, rx: number, ry: number): string {
  const arc = `A${rx} ${ry} 0 1 1`
  return `M${x - rx} ${y}${arc} ${x + rx} ${y}${arc} ${x - rx} ${y}Z`
}

function rectangle({ x = '0', y = '0', width = '0', height = '0', rx, ry }: Readonly<Record<string, string>>): string {
  const [left, top, w, h] = [x, y, width, height].map(Number) as [number, number, number, number]
  const across = Math.min(Number(rx ?? ry ?? 0), w / 2)
  const down = Math.min(Number(ry ?? rx ?? 0), h / 2)
  if (across === 0) return `M${left} ${top}h${w}v${h}h${-w}Z`
  const corner = (dx: number, dy: number): string => `a${across} ${down} 0 0 1 ${dx} ${dy}`
  return [
    `M${left + across} ${top}h${w - 2 * across}${corner(across, down)}`,
    `v${h - 2 * down}${corner(-across, down)}`,
    `h${2 * across - w}${corner(-across, -down)}`,
    `v${2 * down - h}${corner(across, -down)}Z`,
  ].join('')
}
