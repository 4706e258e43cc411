import { fold } from '../../store/fold.ts'
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

/** Words that say nothing about what is looked for. */
// cspell:disable
const FILLERS = new Set(
  [
    'a an the of for with and or in my your to free template templates design designs maker sample example',
    ...['der das ein eine für mit und von zum zur kostenlos vorlage vorlagen', 'voor een het en met gratis sjabloon'],
    ...['de des du la le les pour avec et un une gratuit modèle', 'del el los las para con y una plantilla plantillas'],
    ...['di da il per e modello', 'em com grátis modelo modelos'],
  ].flatMap((words) => words.split(' ').map(fold)),
)
// cspell:enable

/** Removes words that say nothing, unless there are no others, and the space in `1080 × 1920`. */
export function meaningOf(q: string): string {
  const sizes = q.replaceAll(/(\d+)\s*(?:px)?\s*[x×]\s*(\d+)\s*(?:px)?/giu, '$1x$2')
  const words = sizes.split(/\s+/).filter((word) => !FILLERS.has(fold(word)))
  return words.length > 0 ? words.join(' ') : sizes
}

/** Returns beginnings of words by which a word is found: itself, its singular, its synonyms and translations. */
export function alternativesOf(word: string): readonly string[] {
  const forms = [word, ...singularsOf(word)]
  return [...new Set([...forms, ...forms.flatMap((form) => SYNONYMS.get(form) ?? []), ...translateWord(word)])]
}

/** Words are compared by their beginnings, so that a singular also finds plurals. */
function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  return [word.slice(0, -1), ...(/(s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : [])]
}
