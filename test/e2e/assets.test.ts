import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../setup/browser.ts'
import { saved } from '../setup/downloads.ts'
import { onePage, openPicture, plainPng } from '../setup/pictures.ts'
import type { Visits } from '../setup/visits.ts'
import { give } from '../setup/give-file.ts'
import { useApp } from '../setup/use-app.ts'

let ada: Browser
let visits: Visits

const browser = await useApp((opened) => {
  visits = opened.visits
  ada = opened.owner
})

/** The names of the images on the page. */
function names(page: Page): Promise<string[]> {
  return page.locator('main ul:not([aria-label]) .user-text').allInnerTexts()
}

describe.skipIf(!browser)('assets', () => {
  test('are uploaded by file picker, drop and paste, shown at once, and found by name', async () => {
    const { page } = await visits.open({ as: ada, path: '/assets' })
    await page.getByRole('heading', { name: 'No images yet' }).waitFor()
    const fileChooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload' }).first().click()
    await (
      await fileChooser
    ).setFiles([
      { name: 'Quay.png', mimeType: 'image/png', buffer: await plainPng('#102030', [640, 480]) },
      { name: 'Pier.png', mimeType: 'image/png', buffer: await plainPng('#203040', [320, 480]) },
    ])
    await page.getByText('2 files uploaded').first().waitFor()
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(['Pier.png', 'Quay.png'])
    await give(page, 'drop', { name: 'Dropped.png', bytes: await plainPng('#304050') })
    await expect.poll(() => names(page)).toContain('Dropped.png')
    await expect.poll(() => page.getByText('Drop to upload').count()).toBe(0)
    await give(page, 'paste', { name: 'Pasted.png', bytes: await plainPng('#405060') })
    await expect.poll(() => names(page)).toContain('Pasted.png')
    expect((await ada.get('/api/assets')).body.total).toBe(4)
    await page.getByText('4 files', { exact: false }).first().waitFor()

    await page.getByRole('searchbox').fill('pa')
    await expect.poll(() => names(page)).toEqual(['Pasted.png'])
    await page.getByRole('searchbox').fill('zzz')
    await page.getByRole('heading', { name: 'No matching assets' }).waitFor()
  })

  test('show upload progress, and uploads can be canceled', async () => {
    const { page, context } = await visits.open({ as: ada, path: '/assets' })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const slowUpload = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
    await devtools.send('Network.emulateNetworkConditions', slowUpload)
    // Noise does not compress, like a photo.
    const noise = Buffer.from(Array.from({ length: 1_200 * 1_000 * 3 }, () => Math.floor(Math.random() * 256)))
    const buffer = await sharp(noise, { raw: { width: 1_200, height: 1_000, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    await page.getByLabel('Choose files').setInputFiles({ name: 'Noise.png', mimeType: 'image/png', buffer })
    const row = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
    const seen = new Set<number>()
    await expect
      .poll(async () => {
        const percent = Number(/(\d+)% of/.exec(await row.innerText())?.[1] ?? 0)
        if (percent > 0 && percent < 100) seen.add(percent)
        return seen.size
      })
      .toBeGreaterThan(2)
    await row.getByRole('button', { name: 'Cancel upload of Noise.png' }).click()
    await row.waitFor({ state: 'detached' })
    expect((await ada.get('/api/assets?q=noise')).body.total).toBe(0)
  })

  test('that are rejected each show the reason and do not stop other uploads', async () => {
    const { page } = await visits.open({
      as: ada,
      path: '/assets',
      // Expected rejections.
      expected: [/status of 4(?:00|13|15|22)/],
    })
    await page.getByLabel('Choose files').setInputFiles([
      { name: 'Letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Ada,') },
      { name: 'Good.png', mimeType: 'image/png', buffer: await plainPng('#506070') },
      { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ada,') },
      { name: 'Huge.png', mimeType: 'image/png', buffer: Buffer.alloc(26 * 1024 * 1024) },
    ])
    const uploads = page.getByRole('list', { name: 'Uploads' })
    await expect.poll(() => uploads.getByRole('alert').allInnerTexts()).toHaveLength(3)
    // The accepted upload leaves the list when it is done.
    await expect.poll(() => uploads.getByRole('listitem').count()).toBe(3)
    const rows = await uploads.getByRole('listitem').allInnerTexts()
    expect(rows[0]).toContain('This file isn’t a valid PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC or HEIF image.')
    expect(rows[1]).toContain(
      'Unsupported file type. Use PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC, HEIF, TTF, OTF, WOFF or WOFF2.',
    )
    expect(rows[2]).toMatch(/^Huge\.png\s+.*(?:25 MiB|26214400)/i)
    await expect.poll(() => names(page)).toContain('Good.png')
    await uploads.getByRole('button', { name: 'Dismiss Letter.png' }).click()
    await uploads.getByRole('button', { name: 'Dismiss Notes.txt' }).click()
    await uploads.getByRole('button', { name: 'Dismiss Huge.png' }).click()
    await expect.poll(() => uploads.count()).toBe(0)
  })

  test('that are rejected by a rate limit show when to try again', async () => {
    const { page } = await visits.open({ as: ada, path: '/assets', expected: [/status of 429/] })
    const problem = { code: 'rate_limited', detail: 'Too many requests.', errors: [] }
    await page.route('**/api/assets?name=*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: problem }),
    )
    const buffer = await plainPng('#506071')
    await page.getByLabel('Choose files').setInputFiles({ name: 'Later.png', mimeType: 'image/png', buffer })
    const alert = page.getByRole('list', { name: 'Uploads' }).getByRole('alert')
    await expect.poll(() => alert.innerText()).toContain('in 40 seconds')
  })

  test('show where they are used, and cannot be deleted while they are', async () => {
    const { body } = await ada.post('/api/assets?name=Used.png', await plainPng('#607080'), {
      'content-type': 'image/png',
    })
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: 400, height: 300, src: `asset:${body._id as string}` }
    const poster = { title: 'Poster with a picture', width: 400, height: 300, document: onePage([image]) }
    const design = (await ada.post('/api/designs', poster)).body
    const { page, go } = await visits.open({ as: ada, path: '/assets?q=used' })
    await page.getByRole('button', { name: /Used\.png.*Used in 1/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Used.png' })
    await dialog.getByText('Remove it from this design before deleting.').waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
    const file = await saved(page, () => dialog.getByRole('link', { name: 'Download' }).click())
    expect(await openPicture(file.bytes)).toMatchObject({ format: 'png', width: 400, height: 300 })
    await dialog.getByRole('link', { name: 'Poster with a picture' }).click()
    await page.getByRole('heading', { level: 1, name: 'Poster with a picture' }).waitFor()

    await ada.delete(`/api/designs/${design._id as string}`)
    await go('/assets?q=used')
    await page.getByRole('button', { name: /Used\.png/ }).click()
    await dialog.getByText('In trash').waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  })

  test('are deleted permanently after a confirmation', async () => {
    await ada.post('/api/assets?name=Old.png', await plainPng('#708090'), { 'content-type': 'image/png' })
    const { page } = await visits.open({ as: ada, path: '/assets?q=old' })
    await page.getByRole('button', { name: /Old\.png/ }).click()
    await page.getByRole('dialog', { name: 'Old.png' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete this image?' }).getByRole('button', { name: 'Cancel' }).click()
    expect((await ada.get('/api/assets?q=old')).body.total).toBe(1)
    await page.getByRole('dialog', { name: 'Old.png' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete this image?' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Old.png” deleted').first().waitFor()
    await page.getByRole('heading', { name: 'No matching assets' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect((await ada.get('/api/assets?q=old')).body.total).toBe(0)
  })
})
