// cspell:disable -- what people type, in several languages and with typing errors
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/store.ts'
import type { NewTemplate } from '../../store/templates/template-row.ts'
import { COLLECTIONS } from './collections.ts'
import { findTemplates, type FoundTemplates } from './find-templates.ts'

const FOLDER = new URL('../../../templates/', import.meta.url)

let store: Store
let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-search-'))
  store = await openStore({ dataDir })
  await store.migrate(0)
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'))
  await store.templates.syncBuiltin(await Promise.all(files.map(readLabels)), 1)
})
afterAll(async () => {
  await store.close()
  await rm(dataDir, { recursive: true })
})

/** Searches read no documents, so these are not parsed. */
async function readLabels(file: string): Promise<NewTemplate> {
  const fields = JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')) as Omit<NewTemplate, 'id'>
  return { ...fields, id: `tpl_${file.slice(0, -5)}`, pageCount: 1, slots: [], documentJson: '{}' }
}

function find(q?: string): Promise<FoundTemplates> {
  return findTemplates(store, { accountId: 'acc_one', limit: 100, offset: 0, ...(q !== undefined && { q }) })
}

async function idsOf(q?: string): Promise<string[]> {
  return (await find(q)).templates.map(({ id }) => id.slice('tpl_'.length))
}

test.each([
  ['flyer for my bakery', 'wheat-ear-logo-sheet'],
  ['bakery', 'wheat-ear-logo-sheet'],
  ['birthday invitation for my daughter', 'candlelight-birthday-invitation'],
  ['birthday party invitation for kids', 'candlelight-birthday-invitation'],
  ['I need a poster for a summer party', 'woodblock-fireworks-poster'],
  ['poster for my dog’s birthday', 'candlelight-birthday-invitation'],
  ['birthday card for Lisa', 'gift-wrap-voucher'],
  ['logo for a coffee shop', 'wheat-ear-logo-sheet'],
  ['logo for my organic bakery in Berlin', 'wheat-ear-logo-sheet'],
  ['instagram post for a yoga studio', 'mountain-retreat-post'],
  ['facebook cover for my hotel', 'seaside-arches-cover'],
  ['real estate flyer with photos', 'horizon-house-flyer'],
  ['house for sale post', 'glass-houses-listing-post'],
  ['ticket for a concert', 'concert-ticket'],
  ['save the date', 'poppy-save-the-date'],
  ['thank you card for wedding guests', 'poppy-thank-you-card'],
  ['black friday sale instagram', 'percent-sale-post'],
  ['we are hiring post for linkedin', 'empty-chair-hiring-post'],
  ['podcast cover art', 'talking-head-podcast'],
  ['pitch deck for a startup', 'pitch-deck'],
  ['annual report of a non-profit', 'annual-report'],
  ['christmas card for customers', 'marble-fir-christmas-card'],
  ['price list for hair salon', 'copper-hair-price-list'],
  ['gift voucher for a spa', 'gift-wrap-voucher'],
  ['conference name badge', 'speech-bubble-badge'],
  ['school timetable', 'pencil-class-timetable'],
  ['jam jar label', 'sunrise-marmalade-label'],
  ['ramadan iftar invitation', 'lantern-iftar-invitation'],
  ['diwali card', 'rangoli-diwali-invitation'],
  ['quotes about life', 'desert-quote-post'],
  ['estimate for a carpenter', 'workshop-drawing-estimate'],
  ['party', 'party-animals-birthday-invitation'],
  ['art', 'art-deco-certificate'],
  ['menu', 'trattoria-menu'],
  ['Einladung zum 30. Geburtstag meiner Mutter', 'candlelight-birthday-invitation'],
  ['Flyer für mein Restaurant', 'jazz-night-flyer'],
  ['Speisekarte für ein italienisches Restaurant', 'trattoria-menu'],
  ['Rechnung Vorlage kostenlos', 'studio-invoice'],
  ['Lebenslauf mit Foto', 'arched-portrait-resume'],
  ['Weihnachtskarte für Kunden', 'marble-fir-christmas-card'],
  ['Stundenplan für die Schule', 'pencil-class-timetable'],
  ['Hochzeitseinladung mit Blumen', 'garden-wedding-invitation'],
  ['Gutschein zum Geburtstag', 'gift-wrap-voucher'],
  ['Flyer im Hochformat', 'jazz-night-flyer'],
  ['ich suche eine Vorlage für eine Rechnung für mein kleines Handwerksunternehmen', 'workshop-drawing-estimate'],
  ['carte de visite pour avocat', 'type-weights-business-card'],
  ['affiche de concert de jazz', 'jazz-night-flyer'],
  ['carte de Noël', 'marble-fir-christmas-card'],
  ['carte de nouvel an', 'marble-fir-christmas-card'],
  ['nouvel an', 'paper-cut-new-year-poster'],
  ['fête d’anniversaire enfant', 'candlelight-birthday-invitation'],
  ['je cherche un modèle de facture gratuit pour mon entreprise', 'studio-invoice'],
  ['invitación de boda para imprimir', 'garden-wedding-invitation'],
  ['menú para restaurante', 'trattoria-menu'],
  ['cumpleaños infantil', 'candlelight-birthday-invitation'],
  ['quiero un cartel para la fiesta de mi barrio en verano', 'woodblock-fireworks-poster'],
  ['biglietto da visita elegante', 'marble-business-card'],
  ['invito per il compleanno di mio figlio', 'candlelight-birthday-invitation'],
  ['menu del ristorante', 'trattoria-menu'],
  ['convite de casamento', 'garden-wedding-invitation'],
  ['cartão de visita', 'type-weights-business-card'],
  ['uitnodiging voor een bruiloft', 'garden-wedding-invitation'],
  ['visitekaartje voor mijn bedrijf', 'type-weights-business-card'],
  ['prijslijst kapper', 'copper-hair-price-list'],
  ['instagram story 1080x1920', 'album-release-story'],
  ['1080 x 1080 px instagram post', 'desert-quote-post'],
  ['a4 poster', 'paper-cut-new-year-poster'],
  ['A4 landscape certificate', 'art-deco-certificate'],
  ['business card 85 x 55 mm', 'type-weights-business-card'],
  ['210 x 297 mm flyer', 'horizon-house-flyer'],
  ['youtube thumbnail 1280x720', 'cut-out-thumbnail'],
  ['weding invitaton', 'garden-wedding-invitation'],
  ['resturant menu', 'trattoria-menu'],
  ['bussiness card', 'type-weights-business-card'],
  ['certficate of atendance', 'certificate-of-completion'],
  ['flyr for my bakery', 'wheat-ear-logo-sheet'],
  ['vistenkarte', 'type-weights-business-card'],
  ['geburstagseinladung', 'candlelight-birthday-invitation'],
  ['花火', 'woodblock-fireworks-poster'],
  ['전시 포스터', 'hangul-tiles-exhibition-post'],
  ['رمضان', 'lantern-iftar-invitation'],
])('“%s” first finds %s', async (q, first) => {
  expect((await idsOf(q))[0]).toBe(first)
})

test('if no template matches all words, those that match most of them come first, and nothing else', async () => {
  const found = await find('flyer for my bakery')
  expect(found).toMatchObject({ isPartial: true, total: 3, corrected: undefined })
  expect(await idsOf('flyer for my bakery')).toEqual([
    'wheat-ear-logo-sheet',
    'jazz-night-flyer',
    'horizon-house-flyer',
  ])
  expect(await find('flyer')).toMatchObject({ isPartial: false, total: 2 })
})

test('what matches only in another category is not called a match of some words', async () => {
  const found = await findTemplates(store, {
    ...{ accountId: 'acc_one', limit: 100, offset: 0, q: 'jazz invoice', category: 'social' },
  })
  expect(found).toMatchObject({ templates: [], total: 0, isPartial: false })
})

test('a correction is reported, and words that nothing matches find nothing', async () => {
  expect(await find('weding invitaton')).toMatchObject({ corrected: 'wedding invitation', isPartial: false })
  for (const q of ['%', '!?']) expect(await find(q)).toMatchObject({ total: 0 })
  expect(await find('xyzzy qwrtz')).toMatchObject({ total: 0, corrected: undefined, isPartial: false })
})

test('templates with the word itself come before those with synonyms', async () => {
  const ids = await idsOf('restaurant')
  expect(ids.slice(0, 3).sort()).toEqual(['paper-cut-new-year-poster', 'seaside-arches-cover', 'trattoria-menu'])
  expect(ids.length).toBeGreaterThan(3)
})

test('a sentence of the longest length is searched', async () => {
  const sentence = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  expect((await find(`poster ${sentence}`)).isPartial).toBe(true)
})

test('the gallery starts with the first template of each collection', async () => {
  const firsts = COLLECTIONS.map(({ templateIds: [first = ''] }) => first.slice('tpl_'.length))
  expect((await idsOf()).slice(0, new Set(firsts).size)).toEqual([...new Set(firsts)])
  expect(await idsOf()).toHaveLength(60)
})
