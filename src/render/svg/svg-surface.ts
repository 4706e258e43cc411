interface Clipped {
  readonly clip: string | undefined
  readonly markup: string[]
}

/** What has been drawn on a page or a layer, from bottom to top. */
export class SvgSurface {
  #drawn: Clipped[] = []

  add(markup: string, clip?: string): void {
    const last = this.#drawn.at(-1)
    if (last && last.clip === clip) last.markup.push(markup)
    else this.#drawn.push({ clip, markup: [markup] })
  }

  addBelow(markup: string, clip?: string): void {
    this.#drawn.unshift({ clip, markup: [markup] })
  }

  replace(markup: string): void {
    this.#drawn = [{ clip: undefined, markup: [markup] }]
  }

  get markup(): string {
    return this.#drawn.map(({ clip, markup }) => clipped(markup.join(''), clip)).join('')
  }
}

export function clipped(markup: string, clip: string | undefined): string {
  return clip === undefined ? markup : `<g clip-path="url(#${clip})">${markup}</g>`
}
