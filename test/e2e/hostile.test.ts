import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HOSTILE } from '../setup/app-world.ts'
import { Browser, signUp } from '../setup/browser.ts'
import { exported } from '../setup/exporting.ts'
import { onePage, plainPng } from '../setup/pictures.ts'
import type { Service } from '../setup/start-service.ts'
import type { Visits } from '../setup/visits.ts'
import { useApp } from '../setup/use-app.ts'

const PHONE = { width: 390, height: 844 }
const PLANS = { PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'free=60,pro=300,max=1000' }

/** Returns the first `characters` characters of all hostile texts. */
const hostile = (characters: number): string =>
  Array.from(`${HOSTILE.markup} ${HOSTILE.rightToLeft} ${HOSTILE.emoji}`).slice(0, characters).join('')
/** Hostile characters that are valid in an email address: `<` and `>` are not. */
const EMAIL = `${'🦊'.repeat(110)}&'=@example.com`

let service: Service
let ada: Browser
let visits: Visits
let ids: { readonly design: string; readonly template: string }

const browser = await useApp(
  async (opened) => {
    service = opened.service
    visits = opened.visits
    ada = opened.owner
    ids = await fill(ada)
  },
  { environment: PLANS, email: EMAIL },
)

/** Creates hostile texts in every field that accepts text. */
async function fill(owner: Browser): Promise<typeof ids> {
  const asset = await create(owner, `/api/assets?name=${encodeURIComponent(hostile(255))}`, await plainPng('#304050'))
  const elements = [
    { id: 'i', type: 'image', x: 0, y: 0, width: 400, height: 150, src: `asset:${asset}`, slot: hostile(60) },
    { id: 't', type: 'text', x: 0, y: 150, width: 400, height: 100, text: hostile(100), slot: `t${hostile(60)}` },
  ]
  const body = {
    ...{ title: hostile(255), width: 400, height: 300, tags: [hostile(50)], document: onePage(elements) },
    ...{ visibility: 'public', sharing: { download: true, copy: true } },
  }
  const design = await create(owner, '/api/designs', body)
  const trashed = await create(owner, '/api/designs', { ...body, visibility: 'private' })
  await owner.delete(`/api/designs/${trashed}`)
  const words = { description: hostile(500), category: hostile(50), tags: [hostile(50)] }
  const template = await create(owner, '/api/templates', { designId: design, title: hostile(255), ...words })
  await exported(owner, { designId: design, format: 'png' })
  await owner.post('/web/keys', { name: hostile(100) })
  await new Browser(service, '<u>x').signIn(EMAIL)
  await signUp(service, `${'ש'.repeat(100)}<b>@example.com`.replace('<b>', "'"))
  return { design, template }
}

async function create(owner: Browser, path: string, body: unknown): Promise<string> {
  const isPicture = body instanceof Uint8Array
  const answer = await owner.post(path, body, isPicture ? { 'content-type': 'image/png' } : undefined)
  if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`)
  return answer.body._id as string
}

/** The faults of the page: elements and scripts from user text, text that reverses other text, and overflow. */
const FIND_FAULTS = `(() => {
  const faults = []
  if (document.querySelector('img[src="x"], u, script:not([src]), svg[onload]')) faults.push('user text became an element')
  if (document.title === '1') faults.push('a script in user text ran')
  for (const element of document.querySelectorAll('*')) {
    for (const { name } of element.attributes) if (name.startsWith('on')) faults.push('event handler in user text: ' + name)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode
    if (!data.includes('\\u202e')) continue
    const isIsolated = parentElement.closest('.user-text, .sr-only, title, textarea, code') !== null
    if (!isIsolated) faults.push('user text reverses the text around it: ' + parentElement.outerHTML.slice(0, 200))
  }
  const overflowPx = document.documentElement.scrollWidth - innerWidth
  if (overflowPx > 0) faults.push('the page is ' + overflowPx + ' px too wide')
  for (const element of document.querySelectorAll('.user-text')) {
    let box = element
    let isClipped = false
    while (box && !isClipped) {
      isClipped = getComputedStyle(box).overflowX !== 'visible'
      box = box.parentElement
    }
    const { left, right, width } = element.getBoundingClientRect()
    if (!isClipped && width > 1 && (left < -0.5 || right > innerWidth + 0.5)) faults.push('user text is outside the screen: ' + element.outerHTML.slice(0, 200))
  }
  return faults
})()`

async function findFaults(page: Page): Promise<unknown> {
  await page.locator('.animate-breathe:visible').first().waitFor({ state: 'detached' })
  return page.evaluate(FIND_FAULTS)
}

/** Every page that shows user text, and text to expect on it. */
const PAGES: readonly { readonly path: () => string; readonly as: 'owner' | 'visitor'; readonly text?: string }[] = [
  { path: () => '/designs', as: 'owner' },
  { path: () => `/designs?q=${encodeURIComponent('<img')}`, as: 'owner' },
  { path: () => `/designs/${ids.design}`, as: 'owner' },
  { path: () => '/trash', as: 'owner' },
  { path: () => `/templates?q=${encodeURIComponent('alert')}`, as: 'owner' },
  { path: () => `/templates/${ids.template}`, as: 'owner' },
  { path: () => '/templates?from=community', as: 'owner' },
  // The service uses only the last part of a file name that looks like a path.
  { path: () => '/assets', as: 'owner', text: 'script> Invoice' },
  { path: () => '/exports', as: 'owner' },
  { path: () => '/settings/keys', as: 'owner' },
  { path: () => '/settings/account', as: 'owner', text: '🦊🦊🦊' },
  { path: () => '/settings/sessions', as: 'owner', text: '<u>x' },
  { path: () => '/operator', as: 'owner', text: 'שששש' },
  { path: () => `/s/${ids.design}`, as: 'visitor' },
]

describe.skipIf(!browser)('user text', () => {
  test('is shown as text on every page, and does not overflow on a phone', async () => {
    const faults: Record<string, unknown> = {}
    for (const as of ['owner', 'visitor'] as const) {
      const visit = await visits.open({ viewport: PHONE, ...(as === 'owner' && { as: ada }) })
      for (const { path, text = '<img src=x onerror' } of PAGES.filter((page) => page.as === as)) {
        await visit.go(path())
        const isShown = visit.page.getByText(text).first().waitFor({ state: 'attached' })
        faults[path()] = await isShown.then(
          () => findFaults(visit.page),
          () => 'the text is missing',
        )
      }
    }
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((path) => [path, []])))
    expect(Object.keys(faults)).toHaveLength(PAGES.length)
  })

  test('is shown as text in dialogs, menus and messages', async () => {
    const { page, go } = await visits.open({ as: ada, viewport: PHONE, path: '/assets' })
    await page.locator('main li button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/Remove it from/).waitFor()
    expect(await findFaults(page)).toEqual([])

    await go(`/designs/${ids.design}`)
    const menu = page.getByRole('button', { name: 'More actions', exact: true })
    for (const item of [/Edit tags/, /Publish as template/]) {
      await menu.click()
      await page.getByRole('menuitem', { name: item }).click()
      await dialog.getByText('<img src=x').first().waitFor({ state: 'attached' })
      expect(await findFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Export', exact: true }).first().click()
    await dialog.getByText('<img src=x').first().waitFor({ state: 'attached' })
    expect(await findFaults(page)).toEqual([])

    await go('/settings/keys')
    await page
      .getByRole('button', { name: /account|menu/i })
      .first()
      .click()
    await page.getByText('🦊🦊🦊').first().waitFor({ state: 'attached' })
    expect(await findFaults(page)).toEqual([])
  })
})

describe.skipIf(!browser)('the pages', () => {
  test('have a security policy that only allows their own files', async () => {
    for (const path of ['/', '/designs', '/sign-in', '/docs/reference', '/nothing/here']) {
      const answer = await fetch(service.url + path)
      const policy = new Map(
        (answer.headers.get('content-security-policy') ?? '').split(';').map((part) => {
          const [name = '', ...sources] = part.trim().split(' ')
          return [name, sources] as const
        }),
      )
      expect(policy.get('default-src') ?? policy.get('script-src')).toBeDefined()
      for (const name of ['script-src', 'default-src', 'connect-src', 'object-src', 'base-uri', 'form-action']) {
        for (const source of policy.get(name) ?? [])
          expect([path, name, source]).toEqual([path, name, safeSource(source)])
      }
      expect(policy.get('frame-ancestors')).toEqual(["'none'"])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const html = await answer.text()
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
      expect(html).not.toMatch(/\son\w+=|javascript:/i)
    }
  })

  test('do not run injected scripts', async () => {
    const { page } = await visits.open({ path: '/sign-in', expected: [/Content Security Policy/] })
    await page.evaluate(`{
      globalThis.violations = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective))
      const script = document.createElement('script')
      script.textContent = 'document.title = "1"'
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = 1">')
    }`)
    await expect.poll(() => page.evaluate('violations.toSorted()')).toEqual(['script-src-attr', 'script-src-elem'])
    expect(await page.title()).not.toBe('1')
  })

  test('cannot be framed', async () => {
    const { page } = await visits.open({ expected: [/frame-ancestors|refused to connect|Framing/i, /left the origin/] })
    const other = 'http://other.example/'
    await page.route(`${other}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${service.url}/sign-in"></iframe>` }),
    )
    await page.goto(other)
    await expect.poll(() => page.frames().at(1)?.url() ?? '').toMatch(/^chrome-error:|sign-in/)
    await expect.poll(() => page.frameLocator('iframe').getByRole('heading', { name: 'Sign in' }).count()).toBe(0)
  })
})

/** Returns a source of a security policy if it allows nothing from other origins, and undefined otherwise. */
/** WebAssembly, for variable fonts, cannot be loaded from elsewhere either: `connect-src` limits it. */
const SAFE_SOURCES = ["'self'", "'none'", "'wasm-unsafe-eval'"]

function safeSource(source: string): string | undefined {
  return SAFE_SOURCES.includes(source) || /^'(?:nonce|sha256)-/.test(source) ? source : undefined
}
