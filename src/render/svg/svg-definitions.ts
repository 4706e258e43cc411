import type { Size } from '../../document/document.ts'
import type { FillRule, Matrix } from '../../paint/canvas.ts'
import { svgNumber, transformAttribute } from './svg-number.ts'

/** Colors become white, which shows in a mask, or black, which hides. Alpha remains. */
const LIGHT = { white: '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0', black: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0' }

/** What elements of a page refer to. Equal definitions are one. */
export class SvgDefinitions {
  readonly #ids = new Map<string, string>()
  readonly #markup: string[] = []
  readonly #prefix: string

  /** SVGs in one HTML page share their IDs, so each needs a prefix of its own. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** Adds the element that `write` returns for its ID, and returns the ID. `key` identifies the content. */
  add(key: string, write: (id: string) => string): string {
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = `${this.#prefix}${this.#markup.length}`
    this.#ids.set(key, id)
    this.#markup.push(write(id))
    return id
  }

  get markup(): string {
    return this.#markup.length === 0 ? '' : `<defs>${this.#markup.join('')}</defs>`
  }

  /** Returns the part of `within`, another clip, that is in the path. */
  clip(d: string, { rule, matrix, within }: { rule: FillRule; matrix: Matrix; within: string | undefined }): string {
    const parent = within === undefined ? '' : ` clip-path="url(#${within})"`
    const evenOdd = rule === 'evenodd' ? ' clip-rule="evenodd"' : ''
    const content = `${parent}><path d="${d}"${evenOdd}${transformAttribute(matrix)}/></clipPath>`
    return this.add(`clip${content}`, (id) => `<clipPath id="${id}"${content}`)
  }

  /** Shows where `markup` is opaque, or with `inverted` where it is transparent. */
  mask(markup: string, { size, inverted }: { size: Size; inverted: boolean }): string {
    const area = `x="0" y="0" width="${svgNumber(size.width)}" height="${svgNumber(size.height)}"`
    const light = inverted ? 'black' : 'white'
    const filter = this.add(
      `${light} ${area}`,
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB"><feColorMatrix values="${LIGHT[light]}"/></filter>`,
    )
    const shape = `<g filter="url(#${filter})">${markup}</g>`
    const content = inverted ? `<rect ${area} fill="#fff"/>${shape}` : shape
    return this.add(
      `mask ${area} ${content}`,
      (id) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}>${content}</mask>`,
    )
  }
}

export function masked(markup: string, mask: string): string {
  return `<g mask="url(#${mask})">${markup}</g>`
}
