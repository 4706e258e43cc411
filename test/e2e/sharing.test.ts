import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Browser, PASSWORD, signUp } from '../setup/browser.ts'
import { saved } from '../setup/downloads.ts'
import { exportedBytes } from '../setup/exporting.ts'
import { onePage, plainPng, rect, shareOf } from '../setup/pictures.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const GREEN = '#00c853'
/** The tests request missing designs on purpose. */
const MISSING = [/status of 404/]
const MISSING_ID = 'des_01jqr8z3h2m4n6p8q0r2s4t6v8'

let service: Service
let ada: Browser
let visits: Visits

const browser = await useApp(
  (opened) => {
    service = opened.service
    visits = opened.visits
    ada = opened.owner
  },
  { environment: { PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'free=60,pro=300,max=1000' } },
)

interface Created {
  readonly id: string
  readonly asset: string
}

/** A design of Ada's with a green page: half of it a rectangle, half an uploaded image. */
async function greenDesign(title: string, more: object = {}): Promise<Created> {
  const uploaded = await ada.post('/api/assets?name=Green.png', await plainPng(GREEN), { 'content-type': 'image/png' })
  const asset = uploaded.body._id as string
  const picture = { id: 'i', type: 'image', x: 200, y: 0, width: 200, height: 300, src: `asset:${asset}`, fit: 'fill' }
  const document = onePage([rect('r', [0, 0, 200, 300], { fill: GREEN }), picture])
  const { status, body, text } = await ada.post('/api/designs', { title, width: 400, height: 300, document, ...more })
  if (status !== 201) throw new Error(text)
  return { id: body._id as string, asset }
}

/** The status and text of the page at `path`. */
async function shownAt(page: Page, path: string): Promise<{ status: number | undefined; text: string }> {
  const response = await page.goto(service.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The frame around the page shows the account once it has loaded.
  await page.waitForLoadState('networkidle')
  return { status: response?.status(), text: await page.locator('body').innerText() }
}

describe.skipIf(!browser)('the link of a design', () => {
  test('opens once the owner shares it, with only the actions that the owner allows', async () => {
    const { id } = await greenDesign('Spring poster')
    const owner = await visits.open({ as: ada, path: `/designs/${id}` })
    const stranger = await visits.open({ expected: MISSING })
    const { page } = stranger
    await stranger.go(`/s/${id}`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found')

    await change(owner.page, id, () => owner.page.getByText('Unlisted', { exact: true }).click())
    await stranger.go(`/s/${id}`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Spring poster')
    const picture = page.getByRole('img', { name: 'Spring poster' })
    await expect.poll(async () => shareOf(await picture.screenshot(), GREEN)).toBeGreaterThan(0.95)
    await expect.poll(() => page.getByRole('button', { name: 'Download' }).count()).toBe(0)
    await expect.poll(() => page.getByText(/template/i).count()).toBe(0)
    await expect.poll(() => page.getByText('ada@example.com').count()).toBe(0)

    await change(owner.page, id, () => owner.page.getByLabel('Allow downloads').click())
    await page.reload()
    for (const [choice, start] of [
      ['PNG', '\x89PNG'],
      ['PDF', '%PDF'],
    ] as const) {
      const file = await saved(page, async () => {
        await page.getByRole('button', { name: 'Download' }).click()
        await page.getByRole('menuitem', { name: choice }).click()
      })
      expect(file.name).toBe(`Spring poster.${choice.toLowerCase()}`)
      expect(file.bytes.subarray(0, 4).toString('latin1')).toBe(start)
      if (choice === 'PNG') expect(await shareOf(file.bytes, GREEN)).toBeGreaterThan(0.99)
    }
    await expect.poll(() => page.getByRole('button', { name: /template/ }).count()).toBe(0)
  })

  test('lets a visitor sign in, return, and create their own design with its images', async () => {
    const { id, asset } = await greenDesign('Summer poster', { visibility: 'unlisted', sharing: { copy: true } })
    await signUp(service, 'grace@example.com')
    const { page } = await visits.open({ path: `/s/${id}` })
    await page.getByRole('link', { name: 'Sign in to use this template' }).click()
    await page.getByLabel('Email').fill('grace@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`**/s/${id}`)
    await page.getByRole('button', { name: 'Use as template' }).click()
    await page.waitForURL(/\/designs\/des_/)
    await page.getByRole('heading', { level: 1, name: 'Summer poster' }).waitFor()
    const copy = /des_\w+/.exec(page.url())?.[0]
    expect(copy).not.toBe(id)

    // The copy is independent of the original and its image.
    await ada.delete(`/api/designs/${id}`)
    await ada.delete(`/api/trash/${id}`)
    await ada.delete(`/api/assets/${asset}`)
    const grace = await new Browser(service).signIn('grace@example.com')
    const file = await exportedBytes(grace, { designId: copy, format: 'png' })
    expect(await shareOf(file, GREEN)).toBeGreaterThan(0.99)
  })

  test('is listed under Community while the design is public, and only then', async () => {
    const { id } = await greenDesign('Autumn poster')
    await greenDesign('Unlisted poster', { visibility: 'unlisted' })
    const grace = await signUp(service, 'hopper@example.com')
    const owner = await visits.open({ as: ada, path: `/designs/${id}` })
    const member = await visits.open({ as: grace, path: '/templates?from=community' })
    await member.page.getByRole('heading', { name: 'No public designs yet' }).waitFor()
    await change(owner.page, id, () => owner.page.getByText('Public', { exact: true }).click())
    await member.go('/templates')
    await member.page.getByText('Community', { exact: true }).click()
    const cards = member.page.locator('main li')
    await expect.poll(() => cards.allInnerTexts()).toEqual([expect.stringContaining('Autumn poster')])
    await member.page.getByRole('searchbox').fill('winter')
    await member.page.getByRole('heading', { name: 'No matching public designs' }).waitFor()
    await member.page.getByRole('searchbox').fill('autumn')
    await cards.getByRole('link').click()
    await member.page.getByRole('heading', { level: 1, name: 'Autumn poster' }).waitFor()
    await change(owner.page, id, () => owner.page.getByText('Unlisted', { exact: true }).click())
    await member.go('/templates?from=community')
    await member.page.getByRole('heading', { name: 'No public designs yet' }).waitFor()
  })

  test('stops working once the design is private again, as do the URLs of its preview and its file', async () => {
    const shared = { visibility: 'public', sharing: { download: true, copy: true } }
    const { id } = await greenDesign('Winter poster', shared)
    const { page } = await visits.open({ path: `/s/${id}`, expected: MISSING })
    const picture = await page.getByRole('img', { name: 'Winter poster' }).getAttribute('src')
    await expect.poll(() => statusOf(picture)).toBe(200)
    const rendered = await new Browser(service).post(`/web/shared/${id}/exports`, { format: 'png' })
    const downloadUrl = rendered.body.downloadUrl as string
    expect(await statusOf(downloadUrl)).toBe(200)

    const owner = await visits.open({ as: ada, path: `/designs/${id}` })
    await owner.page.getByRole('button', { name: 'Visitor', exact: true }).hover()
    await owner.page.getByText('Downloaded by someone').first().waitFor()
    await change(owner.page, id, () => owner.page.getByText('Private', { exact: true }).click())
    expect(await statusOf(picture)).toBe(404)
    expect(await statusOf(downloadUrl)).toBe(404)
    const revoked = await shownAt(page, `/s/${id}`)
    const missing = await shownAt(page, `/s/${MISSING_ID}`)
    expect(revoked).toEqual(missing)
    expect(revoked.text).toContain('Page not found')
    const signedIn = await visits.open({ as: ada, expected: MISSING })
    expect(await shownAt(signedIn.page, `/s/${id}`)).toEqual(await shownAt(signedIn.page, `/s/${MISSING_ID}`))
  })

  test('of another account’s private design shows the same as that of a missing design', async () => {
    const { id } = await greenDesign('Secret poster')
    const mallory = await signUp(service, 'mallory@example.com')
    const { page } = await visits.open({ as: mallory, expected: MISSING })
    for (const path of ['/designs/', '/s/']) {
      const theirs = await shownAt(page, path + id)
      expect(theirs).toEqual(await shownAt(page, `${path}${MISSING_ID}`))
      expect(theirs.text).not.toContain('Secret')
    }
    for (const path of ['/api/designs/', '/web/shared/']) {
      const problemOf = async (unknownId: string): Promise<string> => {
        const { body, status } = await mallory.get(path + unknownId)
        return JSON.stringify({ ...body, status, requestId: '' }).replaceAll(unknownId, 'ID')
      }
      expect(await problemOf(id)).toBe(await problemOf(MISSING_ID))
    }
  })
})

async function statusOf(address: string | null): Promise<number> {
  if (!address?.includes('/files/')) throw new Error(`${address} is not the URL of a file`)
  return (await fetch(new URL(address, service.url))).status
}

/** Performs an action that changes a design, and waits for the response. */
async function change(page: Page, id: string, action: () => Promise<void>): Promise<void> {
  const responded = page.waitForResponse(
    (response) => response.url().endsWith(`/api/designs/${id}`) && response.request().method() === 'PATCH',
  )
  await action()
  expect((await responded).status()).toBe(200)
}
