import { describe, expect, it } from 'vitest'
import { normalizeSvg } from './normalize-svg.ts'

const svg = (content: string, attributes = 'width="100" height="50"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )
const normalized = async (content: string, attributes?: string): Promise<string> =>
  Buffer.from((await normalizeSvg(svg(content, attributes))).bytes).toString()

describe('a normalized SVG', () => {
  it('has the size of the file, rounded', async () => {
    expect(await normalizeSvg(svg('<rect width="5" height="5"/>', 'width="10.6mm" height="20"'))).toMatchObject({
      width: 40,
      height: 20,
    })
    expect(await normalizeSvg(svg('<rect width="5" height="5"/>', 'viewBox="0 0 30 40"'))).toMatchObject({
      width: 30,
      height: 40,
    })
  })

  it('has resolved styles, units, references and transforms', async () => {
    const text = await normalized(
      '<style>.a{fill:red}</style><defs><g id="b"><rect class="a" width="1in" height="10"/></g></defs><use href="#b" x="7"/>',
    )
    expect(text).toContain('matrix(1 0 0 1 7 0)')
    expect(text).toContain('fill="#ff0000"')
    expect(text).toContain('96')
    expect(text).not.toMatch(/style|<use|class/)
  })

  it('keeps `currentColor`, unless the file sets it', async () => {
    expect(await normalized('<path d="M0 0h9v9z" fill="currentColor"/>')).toContain('fill="currentColor"')
    expect(await normalized('<g color="blue"><path d="M0 0h9v9z" fill="currentColor"/></g>')).toContain(
      'fill="#0000ff"',
    )
  })

  it('has text as outlines, in its own font if the server has it', async () => {
    const lora = await normalized('<text y="30" font-family="Lora" font-size="20">Hg</text>')
    const arial = await normalized('<text y="30" font-family="Arial" font-size="20">Hg</text>')
    expect(lora).toMatch(/<path[^>]+d="M /)
    expect(arial).toMatch(/<path[^>]+d="M /)
    expect(lora).not.toBe(arial)
    expect(lora).not.toContain('<text')
    // The reader of the page learns that the letters are those of another font.
    expect(lora).not.toContain('data-omitted')
    expect(arial).toContain('data-omitted="font"')
  })

  it.each([
    '<style>text{font:italic 700 20px/1.2 "Lora", serif}</style><text y="30">Hg</text>',
    '<text y="30" style="font: italic 700 20px Lora">Hg</text>',
  ])('understands the short form of fonts: %s', async (content) => {
    const long = '<text y="30" font-family="Lora" font-style="italic" font-weight="700" font-size="20">Hg</text>'
    expect(await normalized(content)).toBe(await normalized(long))
  })

  it('is the same for the same file', async () => {
    const file = svg('<circle cx="20" cy="20" r="9"/>')
    expect(await normalizeSvg(file)).toEqual(await normalizeSvg(file))
  })

  it('read again, keeps its marks', async () => {
    const once = await normalizeSvg(svg('<image width="9" height="9"/><text y="30" font-family="Arial">Hg</text>'))
    const marks = 'data-omitted="font image"'
    expect(Buffer.from(once.bytes).toString()).toContain(marks)
    expect(Buffer.from((await normalizeSvg(once.bytes)).bytes).toString()).toContain(marks)
  })

  it('read again, is unchanged in what it draws', async () => {
    const once = await normalizeSvg(svg('<circle cx="20" cy="20" r="9" fill="currentColor"/>'))
    expect(Buffer.from((await normalizeSvg(once.bytes)).bytes).toString()).toBe(Buffer.from(once.bytes).toString())
  })
})

describe('what could run, load or reveal something is removed', () => {
  it.each([
    ['scripts', '<script>alert(1)</script><script href="https://evil.example/a.js"/>'],
    ['event handlers', '<rect width="9" height="9" onclick="alert(1)" onload="alert(2)"/>'],
    [
      'foreign objects',
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    ],
    ['links', '<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
    [
      'images',
      '<image href="https://evil.example/a.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/>',
    ],
    ['embedded images', '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>'],
    [
      'references to files',
      '<use href="https://evil.example/a.svg#b"/><rect width="9" height="9" fill="url(https://evil.example/a.svg#b)"/>',
    ],
    [
      'style sheets',
      '<style>@import url("https://evil.example/a.css"); rect{fill:url(https://evil.example/b)}</style><rect width="9" height="9"/>',
    ],
    [
      'animations',
      '<rect width="9" height="9"><set attributeName="href" to="javascript:alert(1)"/><animate attributeName="x" values="1"/></rect>',
    ],
    ['metadata', '<metadata>evil author</metadata><title>evil title</title><desc>evil</desc><!-- evil comment -->'],
  ])('%s', async (_, content) => {
    expect(await normalized(`${content}<circle cx="9" cy="9" r="4" fill="#123456"/>`)).toContain('#123456')
    expect(await normalized(content)).not.toMatch(
      /evil|alert|javascript|script|onload|onclick|passwd|data:|foreign|href/i,
    )
  })

  it('leaves a mark where something was drawn', async () => {
    expect(await normalized('<image href="https://images.example.com/a.gif" width="9" height="9"/>')).toContain(
      'data-omitted="image"',
    )
    const blurred =
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#f)"/>'
    expect(await normalized(blurred)).toContain('data-omitted="filter"')
  })
})

describe('an SVG that attacks the reader is rejected', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from('bcdefghijk')
    .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at] ?? ''};`.repeat(10)}">`)
    .join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&k;</text></svg>`
  const deep = (count: number): string =>
    `${'<g opacity=".5">'.repeat(count)}<rect width="5" height="5"/>${'</g>'.repeat(count)}`
  const uses = Array.from(
    { length: 12 },
    (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`,
  ).join('')

  it.each([
    ['nested entities', Buffer.from(laughs)],
    ['nesting of 100,000 groups', svg(deep(100_000))],
    ['nesting of 100 groups', svg(deep(100))],
    ['references that multiply', svg(`<defs><rect id="u0" width="1" height="1"/>${uses}</defs><use href="#u12"/>`)],
    ['too many bytes', svg(' '.repeat(4 * 1024 * 1024))],
    ['another root', Buffer.from('<html/>')],
    ['broken XML', svg('<g>')],
    ['another encoding', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe, 0x80])],
    ['no size', svg('', 'width="0" height="0"')],
  ])('%s', async (_, file) => {
    await expect(normalizeSvg(file)).rejects.toMatchObject({ code: 'image_invalid' })
  })

  it('broken XML, with its position', async () => {
    await expect(normalizeSvg(svg('<g fill="red'))).rejects.toMatchObject({
      details: { reason: expect.stringMatching(/^the SVG cannot be read: (?!.*\bcause\b).* at 1:\d+/u) },
    })
  })

  it('unless it refers to itself, which draws nothing', async () => {
    expect(await normalized('<g id="a"><use href="#a"/></g><circle cx="9" cy="9" r="4" fill="#123456"/>')).toContain(
      '#123456',
    )
  })

  it('an external entity is not read', async () => {
    const file =
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>'
    const outcome = await normalizeSvg(Buffer.from(file)).then(({ bytes }) => Buffer.from(bytes).toString(), String)
    expect(outcome).not.toContain('root:')
  })
})
