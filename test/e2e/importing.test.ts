import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { violationsIn } from '../setup/violations.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => void ({ visits, owner: ada } = opened))

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="90" height="60" fill="teal"/><text x="20" y="120" font-family="Calibri">Hello</text></svg>'

describe.skipIf(!browser)('a file of another program', () => {
  test('is imported from the page of designs, and opens with a report that can be closed and opened again', async () => {
    const { page, go } = await visits.open({ as: ada, path: '/designs' })
    const file = { name: 'Card.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) }
    await page.getByLabel('File to import').setInputFiles(file)
    const report = page.getByRole('region', { name: 'Import report' })
    await report.getByText('Font “Calibri”').waitFor()
    expect(await violationsIn(page)).toEqual([])
    await report.getByRole('button', { name: 'Close import report' }).click()
    await expect.poll(() => report.count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import report' }).click()
    await report.getByText('Font “Calibri”').waitFor()
    await go(new URL(page.url()).pathname.replace(/\/edit$/, ''))
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import report' }).click()
    await page.getByRole('dialog', { name: 'Import report' }).getByText('Font “Calibri”').waitFor()
    expect(await violationsIn(page)).toEqual([])
    const { body } = await ada.get('/api/designs?q=Card')
    expect(body.designs).toMatchObject([{ title: 'Card', width: 300, height: 200 }])
  })
})
