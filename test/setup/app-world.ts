import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { type Browser, setUp, signUp } from './browser.ts'
import { startService, type Service } from './start-service.ts'

/** Titles, tags and file names with markup, direction marks and wide characters. */
export const HOSTILE = {
  markup: '<img src=x onerror="document.title=1"><script>alert(1)</script>',
  rightToLeft: 'Invoice \u202Egnp.exe',
  emoji: '🦊'.repeat(255),
} as const

export interface AppWorld {
  readonly service: Service
  readonly owner: Browser
  readonly member: Browser
  readonly ids: {
    readonly design: string
    readonly shared: string
    readonly folder: string
    readonly template: string
    /** A design with versions. */
    readonly versioned: string
    /** Token of a pending invitation. */
    readonly invitation: string
  }
  /** When the world was built, in milliseconds since 1970. */
  readonly builtAt: number
  stop(): Promise<void>
}

/** With `few`, there are no exports, and designs only of templates that pages are about: to draw all takes seconds. */
export async function buildAppWorld({ few = false } = {}): Promise<AppWorld> {
  const service = await startService({ PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'free=60,pro=300,max=1000' })
  const owner = await setUp(service, 'ada@example.com')
  const member = await signUp(service, 'grace@example.com')
  const designs = await createDesigns(owner, few ? SHOWN : undefined)
  const shared = designs.get('tpl_trattoria-menu') ?? ''
  const design = designs.get('tpl_annual-report') ?? ''
  await share(owner, shared)
  const folder = await createFolders(owner, [...designs.values()].slice(0, 7))
  // The last one is the design whose page is opened, so that the order of recent designs stays the same.
  for (const id of [...[...designs.values()].slice(3, 7), shared, design]) {
    await owner.post(`/api/designs/${id}/open`)
    // Designs opened within one millisecond have no order.
    await setTimeout(2)
  }
  await uploadAssets(owner)
  if (!few) await createExports(owner, [...designs.values()].slice(0, 6))
  await owner.delete(`/api/designs/${designs.get('tpl_pitch-deck') ?? ''}`)
  await owner.post('/web/keys', { name: 'Laptop' })
  const invitation = { email: 'margaret@example.com', role: 'owner', plan: 'pro', send: false }
  const { body: invited } = await owner.post('/web/operator/invitations', invitation)
  await owner.post('/web/keys', { name: HOSTILE.markup, scopes: ['read'] })
  return {
    service,
    owner,
    member,
    ids: {
      design,
      shared,
      folder,
      template: 'tpl_jazz-night-flyer',
      versioned: designs.get(VERSIONED) ?? '',
      invitation: invited.url.replace(/^.*#token=/, ''),
    },
    builtAt: Date.now(),
    stop: () => service.stop(),
  }
}

export async function enter(context: BrowserContext, service: Service, person?: Browser): Promise<void> {
  if (!person) return
  const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: service.url }))
  await context.addCookies(cookies)
}

/**
 * Creates a design from each template, or from some, and for each hostile title. Returns the IDs by template ID or kind
 * of title.
 */
async function createDesigns(owner: Browser, some?: readonly string[]): Promise<Map<string, string>> {
  const { templates } = (await owner.get('/api/templates?limit=100')).body
  const chosen: readonly string[] = some ?? templates.map(({ _id }: { _id: string }) => _id)
  const entries: [string, object][] = [
    ...chosen.map((id): [string, object] => [id, { fromTemplate: id }]),
    ...Object.entries(HOSTILE).map(([kind, title]): [string, object] => [
      kind,
      { title, width: 800, height: 600, tags: [title.slice(0, 50)] },
    ]),
  ]
  const ids = new Map<string, string>()
  for (const [key, body] of entries) {
    const { _id: id } = await create(owner, '/api/designs', body)
    if (key === VERSIONED) await addVersions(owner, id as string)
    ids.set(key, id as string)
  }
  return ids
}

/** Creates nested folders with designs, and returns the one that has both. */
async function createFolders(owner: Browser, designs: readonly string[]): Promise<string> {
  const add = async (name: string, parentId: string | null = null) =>
    (await create(owner, '/api/folders', { name, parentId }))._id as string
  const clients = await add('Clients')
  const campaign = await add('Summer campaign', clients)
  await add(HOSTILE.markup, clients)
  await add('Archive')
  await owner.post('/api/designs/move', { ids: designs.slice(0, 3), folderId: clients })
  await owner.post('/api/designs/move', { ids: designs.slice(3), folderId: campaign })
  return clients
}

const VERSIONED = 'tpl_jazz-night-flyer'
/** The templates whose designs tests ask the world for. */
const SHOWN = ['tpl_annual-report', 'tpl_pitch-deck', 'tpl_trattoria-menu', VERSIONED]

/** Changes a design, names the version and restores the first one, so that the design looks as before. */
async function addVersions(owner: Browser, id: string): Promise<void> {
  const path = `/api/designs/${id}`
  const { document } = (await owner.get(path)).body
  const [page] = document.pages
  const [title, ...rest] = page.elements.filter(({ type }: { type: string }) => type === 'text')
  const changed = { ...title, x: title.x + 24, fill: '#c2185b', text: 'BLUE NOTE' }
  const kept = page.elements.filter((element: unknown) => element !== rest[0])
  const sticker = { id: 'sticker', type: 'ellipse', x: 80, y: 980, width: 260, height: 260, fill: '#ffd400' }
  const elements = [...kept.map((element: unknown) => (element === title ? changed : element)), sticker]
  const slots = document.slots.filter(({ name }: { name: string }) => name !== rest[0].slot)
  for (const { status, text } of [
    await owner.patch(path, { document: { ...document, slots, pages: [{ ...page, elements }] } }),
    await owner.patch(`${path}/versions/2`, { name: 'Sent to the printer' }),
    await owner.post(`${path}/versions/1/restore`),
  ]) {
    if (status >= 300) throw new Error(text)
  }
}

async function share(owner: Browser, id: string): Promise<void> {
  const body = { visibility: 'public', sharing: { download: true, copy: true }, tags: ['spring', 'menu'] }
  await owner.patch(`/api/designs/${id}`, body)
}

async function uploadAssets(owner: Browser): Promise<void> {
  for (const [index, name] of ['Harbour.png', `${HOSTILE.markup}.png`, `${HOSTILE.rightToLeft}.png`].entries()) {
    const background = { r: 40 + 70 * index, g: 110, b: 190 - 60 * index, alpha: 1 }
    const bytes = await sharp({
      create: { width: 600 + 200 * index, height: 700 - 150 * index, channels: 4, background },
    })
      .png()
      .toBuffer()
    await owner.post(`/api/assets?name=${encodeURIComponent(name)}`, bytes, { 'content-type': 'image/png' })
  }
}

async function createExports(owner: Browser, designs: readonly string[]): Promise<void> {
  const formats = ['png', 'pdf', 'webp', 'jpeg'] as const
  for (const [index, designId] of designs.entries()) {
    await owner.post('/api/exports', { designId, format: formats[index % formats.length] }, { prefer: 'wait=30' })
  }
}

async function create(owner: Browser, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await owner.post(path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body as Record<string, unknown>
}
