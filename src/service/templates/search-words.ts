/** What people call the same thing. A word finds templates with any word of its group. */
const GROUPS: readonly (readonly string[])[] = [
  ['birthday', 'bday', 'anniversary', 'party', 'celebration'],
  ['christmas', 'xmas', 'noel', 'advent', 'holiday'],
  ['newyear', 'nye', 'silvester'],
  ['wedding', 'marriage', 'bridal', 'bride', 'matrimony'],
  ['invitation', 'invite', 'rsvp'],
  ['sale', 'discount', 'offer', 'promotion', 'promo', 'clearance', 'deal'],
  ['property', 'realty', 'realtor', 'house', 'home', 'apartment', 'estate'],
  ['resume', 'cv', 'curriculum', 'lebenslauf', 'bewerbung'],
  ['invoice', 'bill', 'receipt', 'rechnung'],
  ['presentation', 'slides', 'slide', 'deck', 'powerpoint', 'pptx', 'keynote', 'pitch'],
  ['certificate', 'diploma', 'award', 'degree'],
  ['voucher', 'coupon', 'giftcard', 'gift'],
  ['flyer', 'flier', 'leaflet', 'pamphlet', 'handout', 'handbill'],
  ['poster', 'placard', 'affiche'],
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
const FILLERS = new Set(
  'a an the of for with and or in my your to free template templates design designs maker sample example'.split(' '),
)

/** Removes words that say nothing, unless there are no others, and the space in `1080 × 1920`. */
export function meaningOf(q: string): string {
  const sizes = q.replaceAll(/(\d+)\s*(?:px)?\s*[x×]\s*(\d+)\s*(?:px)?/giu, '$1x$2')
  const words = sizes.split(/\s+/).filter((word) => !FILLERS.has(word.toLowerCase()))
  return words.length > 0 ? words.join(' ') : sizes
}

/** Returns beginnings of words that a word stands for: itself, its singular and what else people call it. */
export function alternativesOf(word: string): readonly string[] {
  const forms = [word, ...singularsOf(word)]
  return [...new Set([...forms, ...forms.flatMap((form) => SYNONYMS.get(form) ?? [])])]
}

/** Words are compared by their beginnings, so that a singular also finds plurals. */
function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  return [word.slice(0, -1), ...(/(s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : [])]
}
