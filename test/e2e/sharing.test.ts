import { type Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Browser, PASSWORD, signUp } from '../setup/browser.ts'
import { saved } from '../setup/downloads.ts'
import { onePage, plainPng, rect, shareOf } from '../setup/pictures.ts'
import { type Service } from '../setup/start-service.ts'
import { type Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const GREEN = '#00c853'
/** What is asked for on purpose, and is not there. */
const MISSING = [/status of 404/]
const NEVER = 'des_01jqr8z3h2m4n6p8q0r2s4t6v8'

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

interface Made {
  readonly id: string
  readonly asset: string
}

/** A design of Ada's whose page is green: half of it by a rectangle, half by a picture of hers. */
async function greenDesign(title: string, more: object = {}): Promise<Made> {
  const uploaded = await ada.post('/api/assets?name=Green.png', await plainPng(GREEN), { 'content-type': 'image/png' })
  const asset = uploaded.body._id as string
  const picture = { id: 'i', type: 'image', x: 200, y: 0, width: 200, height: 300, src: `asset:${asset}`, fit: 'fill' }
  const document = onePage([rect('r', [0, 0, 200, 300], { fill: GREEN }), picture])
  const { status, body, text } = await ada.post('/api/designs', { title, width: 400, height: 300, document, ...more })
  if (status !== 201) throw new Error(text)
  return { id: body._id as string, asset }
}

/** What whoever asks for `path` is shown where there is nothing. */
async function shownAt(page: Page, path: string): Promise<{ status: number | undefined; words: string }> {
  const answer = await page.goto(service.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { status: answer?.status(), words: await page.locator('body').innerText() }
}

describe.skipIf(!browser)('the link of a design', () => {
  test('opens once its owner says so, with what the owner allows and no more', async () => {
    const { id } = await greenDesign('Spring poster')
    const owner = await visits.open({ as: ada, path: `/designs/${id}` })
    const stranger = await visits.open({ expected: MISSING })
    const { page } = stranger
    await stranger.go(`/s/${id}`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nothing is printed here')

    await change(owner.page, id, () => owner.page.getByText('Unlisted', { exact: true }).click())
    await stranger.go(`/s/${id}`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Spring poster')
    const picture = page.getByRole('img', { name: 'Spring poster' })
    await expect.poll(async () => shareOf(await picture.screenshot(), GREEN)).toBeGreaterThan(0.95)
    expect(await page.getByRole('button', { name: 'Download' }).count()).toBe(0)
    expect(await page.getByText(/template/i).count()).toBe(0)
    expect(await page.getByText('ada@example.com').count()).toBe(0)

    await change(owner.page, id, () => owner.page.getByLabel('Download').click())
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
    expect(await page.getByRole('button', { name: /template/ }).count()).toBe(0)
  })

  test('lets a stranger sign in, come back, and begin a design of their own that keeps its pictures', async () => {
    const { id, asset } = await greenDesign('Summer poster', { visibility: 'unlisted', sharing: { copy: true } })
    await signUp(service, 'grace@example.com')
    const { page } = await visits.open({ path: `/s/${id}` })
    await page.getByRole('link', { name: 'Sign in to use it as a template' }).click()
    await page.getByLabel('Email').fill('grace@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`**/s/${id}`)
    await page.getByRole('button', { name: 'Use as template' }).click()
    await page.waitForURL('**/designs/des_*')
    await page.getByRole('heading', { level: 1, name: 'Summer poster' }).waitFor()
    const copy = new URL(page.url()).pathname.replace('/designs/', '')
    expect(copy).not.toBe(id)

    // The first one, its picture and its owner's sharing may go: the copy stands by itself.
    await ada.delete(`/api/designs/${id}`)
    await ada.delete(`/api/trash/${id}`)
    await ada.delete(`/api/assets/${asset}`)
    const grace = await new Browser(service).signIn('grace@example.com')
    const made = await grace.post('/api/exports', { designId: copy, format: 'png' }, { prefer: 'wait=30' })
    const file = Buffer.from(await (await fetch(made.body.downloadUrl as string)).arrayBuffer())
    expect(await shareOf(file, GREEN)).toBeGreaterThan(0.99)
  })

  test('is listed under Community while the design is public, and only then', async () => {
    const { id } = await greenDesign('Autumn poster')
    await greenDesign('Unlisted poster', { visibility: 'unlisted' })
    const grace = await signUp(service, 'hopper@example.com')
    const owner = await visits.open({ as: ada, path: `/designs/${id}` })
    const member = await visits.open({ as: grace, path: '/templates?from=community' })
    await member.page.getByRole('heading', { name: 'Nobody has made a design public yet' }).waitFor()
    await change(owner.page, id, () => owner.page.getByText('Public', { exact: true }).click())
    await member.go('/templates')
    await member.page.getByText('Community', { exact: true }).click()
    const cards = member.page.locator('main li')
    await expect.poll(() => cards.allInnerTexts()).toEqual([expect.stringContaining('Autumn poster')])
    await member.page.getByRole('searchbox').fill('winter')
    await member.page.getByRole('heading', { name: 'No public design has such a title' }).waitFor()
    await member.page.getByRole('searchbox').fill('autumn')
    await cards.getByRole('link').click()
    await member.page.getByRole('heading', { level: 1, name: 'Autumn poster' }).waitFor()
    await change(owner.page, id, () => owner.page.getByText('Unlisted', { exact: true }).click())
    await member.go('/templates?from=community')
    await member.page.getByRole('heading', { name: 'Nobody has made a design public yet' }).waitFor()
  })

  test('is dead once the design is private again, and the addresses of its pictures and files with it', async () => {
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
    await owner.page.getByText('Somebody downloaded it').first().waitFor()
    await change(owner.page, id, () => owner.page.getByText('Private', { exact: true }).click())
    expect(await statusOf(picture)).toBe(404)
    expect(await statusOf(downloadUrl)).toBe(404)
    const gone = await shownAt(page, `/s/${id}`)
    const never = await shownAt(page, `/s/${NEVER}`)
    expect(gone).toEqual(never)
    expect(gone.words).toContain('Nothing is printed here')
    const signedIn = await visits.open({ as: ada, expected: MISSING })
    expect(await shownAt(signedIn.page, `/s/${id}`)).toEqual(await shownAt(signedIn.page, `/s/${NEVER}`))
  })

  test('of somebody else’s private design tells what one that never was tells', async () => {
    const { id } = await greenDesign('Secret poster')
    const mallory = await signUp(service, 'mallory@example.com')
    const { page } = await visits.open({ as: mallory, expected: MISSING })
    for (const place of ['/designs/', '/s/']) {
      const theirs = await shownAt(page, place + id)
      expect(theirs).toEqual(await shownAt(page, `${place}${NEVER}`))
      expect(theirs.words).not.toContain('Secret')
    }
    for (const path of ['/api/designs/', '/web/shared/']) {
      const told = async (asked: string): Promise<string> => {
        const { body, status } = await mallory.get(path + asked)
        return JSON.stringify({ ...body, status, requestId: '' }).replaceAll(asked, 'ID')
      }
      expect(await told(id)).toBe(await told(NEVER))
    }
  })
})

async function statusOf(address: string | null): Promise<number> {
  if (!address?.includes('/files/')) throw new Error(`${address} is no file's address`)
  return (await fetch(new URL(address, service.url))).status
}

/** Does what changes a design, and waits until the service has it. */
async function change(page: Page, id: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith(`/api/designs/${id}`) && answer.request().method() === 'PATCH',
  )
  await act()
  expect((await answered).status()).toBe(200)
}
