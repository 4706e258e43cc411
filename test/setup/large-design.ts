import { randomBytes } from 'node:crypto'

/** Returns the request body for a new design of about 1 MB that does not compress. */
export function largeDesign(title: string) {
  const pages = Array.from({ length: 90 }, (_, page) => ({
    id: `p${page}`,
    elements: [
      {
        ...{ id: `t${page}`, type: 'text', x: 0, y: 0, width: 90, height: 90 },
        text: randomBytes(6_000).toString('hex'),
      },
    ],
  }))
  return { title, width: 100, height: 100, document: { version: 1, pages } }
}
