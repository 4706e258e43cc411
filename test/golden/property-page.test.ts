import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type DrawExample, openExampleDrawer } from '../../bin/properties/draw-examples.ts'
import { EXAMPLES, NOT_DRAWN } from '../../bin/properties/examples/all-examples.ts'
import { propertyPage } from '../../bin/properties/property-page.ts'
import { pathOfPicture, pictureOf } from '../../bin/properties/property-pictures.ts'
import { publishedSections } from '../../bin/properties/property-sections.ts'
import { compareGolden } from './compare-golden.ts'

// `npm run properties` rewrites the page and its pictures; review each before you commit it.

const DOCS = join(import.meta.dirname, '../../docs')
const { document, everyElement, elements, values } = publishedSections()
const anchors = [...document, everyElement, ...elements, ...values].flatMap(({ properties }) =>
  properties.map(({ anchor }) => anchor),
)

let draw: DrawExample
beforeAll(() => {
  draw = openExampleDrawer()
})

test('the page of properties is the one that the schema describes', () => {
  expect(readFileSync(join(DOCS, 'properties.md'), 'utf8')).toBe(propertyPage(publishedSections(), pictureOf))
})

test('every property has an address of its own', () => {
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('every property has a drawn example, except those without a visible effect', () => {
  expect(anchors.filter((anchor) => pictureOf(anchor) === undefined).sort()).toEqual([...NOT_DRAWN].sort())
})

test('every example belongs to a property, and every picture to an example', () => {
  expect(Object.keys(EXAMPLES).filter((anchor) => !anchors.includes(anchor))).toEqual([])
  const pictures = Object.keys(EXAMPLES).map((anchor) => pathOfPicture(anchor).replace(/^.*\//, ''))
  expect(readdirSync(join(DOCS, 'images/properties')).sort()).toEqual(pictures.sort())
})

test.each(Object.entries(EXAMPLES))('the examples of %s are drawn as the page shows them', async (anchor, example) => {
  compareGolden(join(DOCS, pathOfPicture(anchor)), await draw(example))
})
