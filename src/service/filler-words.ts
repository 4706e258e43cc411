import { PX_PER } from '../document/px-per-unit.ts'
import { fold } from '../store/fold.ts'
import { searchWords } from '../store/templates/template-row.ts'

// cspell:disable -- words of seven languages
/** Words that say nothing about what is looked for: small words, and those of asking for a template. */
const FILLERS = new Set(
  `
  s d t m a an the this that these those some any of for with without and or in on at by to from as is are be it its i me my mine we our us you your he his she her their
  need want wants would like looking look search find give get make making create creating design designing please can could something about who what which that
  free template templates designs maker generator editor sample samples example examples idea ideas cool nice good best great perfect beautiful

  der die das den dem des ein eine einen einem einer eines und oder für mit ohne von vom zu zum zur im in am an auf aus bei über nach ist sind ich mir mich mein meine meinen meinem meiner wir uns unser unsere unseren unserem unserer
  dein deine euer ihr ihre ihren ihrem brauche suche möchte will hätte gern gerne bitte etwas machen erstellen gestalten kostenlos kostenlose kostenloser kostenloses vorlage vorlagen muster beispiel beispiele schöne schönes schöner schön

  le la les l un une des du de d et ou pour avec sans à au aux en dans sur par ce cet cette ces mon ma mes notre nos votre vos son sa ses leur leurs je j nous
  cherche besoin veux voudrais faire créer gratuit gratuite gratuits modèle modèles exemple exemples joli jolie beau belle

  el los las lo una unos unas del y o con sin al para por en mi mis nuestro nuestra nuestros su sus tu tus yo que quiero necesito busco hacer crear gratis plantilla plantillas ejemplo ejemplos bonito bonita

  il gli i uno dei degli delle dello della dell nel nella per con senza e ed di da dal dalla su mio mia miei mie nostro nostra un tuo tua suo sua che voglio cerco vorrei fare creare gratuito gratuita gratuiti modello modelli esempio bello bella

  os as um uma do da dos das no na nos nas ao com sem e para pelo pela meu minha meus minhas nosso nossa seu sua eu quero preciso procuro fazer criar grátis gratuito modelo modelos exemplo exemplos bonito

  het een van voor met zonder en of op in bij naar aan mijn onze ons jouw zijn haar hun ik wil zoek nodig maken graag gratis sjabloon sjablonen voorbeeld voorbeelden mooi mooie
  `
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== ''),
)
// cspell:enable

const UNITS = ['px', 'mm', 'cm', 'in'] as const
const SIZE =
  /(?<!\d)(\d+(?:[.,]\d+)?)(?:\s*(mm|cm|in|px))?\s*(?:x|×|by)\s*(\d+(?:[.,]\d+)?)(?:\s*(mm|cm|in|px))?(?![\p{L}\d])/giu

/**
 * Removes words that say nothing, unless there are no others, and writes sizes as `1080x1920`, in pixels. The words of
 * `terms`, each of several folded words, stay, since they mean something together.
 */
export function meaningOf(q: string, terms: readonly string[] = []): string {
  const sizes = q.replaceAll(SIZE, (_, ...[width, first, height, second]: string[]) => {
    const unit = UNITS.find((each) => each === (second ?? first)?.toLowerCase()) ?? 'px'
    return [width, height].map((length = '') => Math.round(numberOf(length, unit) * PX_PER[unit])).join('x')
  })
  const all = searchWords(sizes)
  const inTerms = new Set(terms.flatMap((term) => placesOf(term.split(' '), all)))
  const words = all.filter((word, at) => inTerms.has(at) || !FILLERS.has(word))
  return words.length > 0 ? words.join(' ') : sizes
}

function placesOf(term: readonly string[], words: readonly string[]): number[] {
  return words.flatMap((_, at) =>
    term.every((word, offset) => words[at + offset] === word) ? term.map((__, offset) => at + offset) : [],
  )
}

/** “1,080” and “1.080” are 1080, except in centimeters and inches, which have decimals. */
function numberOf(length: string, unit: (typeof UNITS)[number]): number {
  const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(length) && (unit === 'px' || unit === 'mm')
  return Number(length.replace(/[.,]/, isThousands ? '' : '.'))
}

/** Removes words that say nothing from a search. Undefined if there are none, or no others. */
export function withoutFillers(q: string): string | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '')
  const others = words.filter((word) => !searchWords(word).every((part) => FILLERS.has(part)))
  return others.length === 0 || others.length === words.length ? undefined : others.join(' ')
}
