import type { Term } from '../../store/templates/rate-templates.ts'
import { translateWord } from './translate-word.ts'

/** What people call the same thing. A word finds templates with any word of its group. */
const GROUPS: readonly (readonly string[])[] = [
  ['birthday', 'bday', 'anniversary', 'party', 'celebration'],
  ['christmas', 'xmas', 'advent', 'holiday'],
  ['newyear', 'nye'],
  ['wedding', 'marriage', 'bridal', 'bride', 'matrimony'],
  ['invitation', 'invite', 'rsvp'],
  ['sale', 'discount', 'offer', 'promotion', 'promo', 'clearance', 'deal'],
  ['property', 'realty', 'realtor', 'house', 'home', 'apartment', 'estate'],
  ['resume', 'cv', 'curriculum'],
  ['invoice', 'bill', 'receipt'],
  ['presentation', 'slides', 'slide', 'deck', 'powerpoint', 'pptx', 'keynote', 'pitch'],
  ['certificate', 'diploma', 'award', 'degree'],
  ['voucher', 'coupon', 'giftcard', 'gift'],
  ['flyer', 'flier', 'leaflet', 'pamphlet', 'handout', 'handbill'],
  ['poster', 'placard'],
  ['ticket', 'admission', 'pass'],
  ['menu', 'restaurant', 'cafe', 'food', 'pricelist'],
  ['label', 'sticker', 'tag', 'packaging'],
  ['badge', 'nametag', 'lanyard'],
  ['schedule', 'agenda', 'timetable', 'program', 'programme', 'planner'],
  ['newsletter', 'email', 'mailing', 'bulletin', 'magazine', 'newspaper'],
  ['report', 'brochure', 'whitepaper'],
  ['logo', 'logotype', 'brandmark', 'emblem'],
  ['instagram', 'insta', 'ig'],
  ['facebook', 'fb'],
  ['youtube', 'yt'],
  ['twitter', 'tweet'],
  ['thumbnail', 'cover', 'banner', 'header'],
  ['story', 'stories', 'reel', 'status'],
  ['concert', 'gig', 'music', 'festival', 'band'],
  ['travel', 'trip', 'vacation', 'tourism', 'journey'],
  ['quote', 'saying', 'motto'],
  ['exhibition', 'museum', 'gallery', 'art'],
  ['conference', 'congress', 'summit', 'convention'],
  ['job', 'hiring', 'vacancy', 'career', 'recruiting'],
  ['podcast', 'episode', 'audio'],
  ['thank', 'thanks', 'gratitude'],
]

const SYNONYMS = new Map<string, readonly string[]>()
for (const group of GROUPS) for (const word of group) SYNONYMS.set(word, [...(SYNONYMS.get(word) ?? []), ...group])

/** Returns what finds the templates of a word: itself, its singular, its synonyms and translations. */
export function termOf(word: string): Term {
  const forms = [word, ...singularsOf(word)]
  const others = [...forms.flatMap((form) => SYNONYMS.get(form) ?? []), ...translateWord(word)]
  return { forms, alternatives: [...new Set(others)].filter((other) => !forms.includes(other)) }
}

/** Words are compared by their beginnings, so that a singular also finds plurals. */
function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  return [word.slice(0, -1), ...(/(s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : [])]
}
