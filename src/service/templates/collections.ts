/** Built-in templates that go together, chosen and ordered by hand. */
export interface Collection {
  /** Permanent: addresses contain it. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly templateIds: readonly string[]
}

const NAMED = [
  {
    id: 'wedding',
    title: 'Wedding',
    description: 'From saving the date to saying thank you.',
    names: ['garden-wedding-invitation', 'poppy-save-the-date', 'poppy-wedding-menu', 'poppy-thank-you-card'],
  },
  {
    id: 'new-business',
    title: 'Starting a business',
    description: 'What a company needs in its first week.',
    names: [
      'wheat-ear-logo-sheet',
      'type-weights-business-card',
      'marble-business-card',
      'studio-invoice',
      'gift-wrap-voucher',
      'horizon-house-flyer',
      'pitch-deck',
      'seaside-arches-cover',
      'workshop-drawing-estimate',
      'one-thread-linkedin-banner',
      'airmail-email-header',
    ],
  },
  {
    id: 'social-media',
    title: 'Social media',
    description: 'Posts, stories and covers, in the sizes of each network.',
    names: [
      'percent-sale-post',
      'sun-path-carousel',
      'album-release-story',
      'cut-out-thumbnail',
      'desert-quote-post',
      'mountain-retreat-post',
      'product-card',
      'talking-head-podcast',
      'seaside-arches-cover',
      'receipt-sale-story',
      'empty-chair-hiring-post',
      'gingham-recipe-pin',
      'skyline-data-post',
      'retro-road-youtube-banner',
      'one-thread-linkedin-banner',
      'glass-houses-listing-post',
    ],
  },
  {
    id: 'events',
    title: 'Events',
    description: 'Invite, let in, and lead through the day.',
    names: [
      'jazz-night-flyer',
      'concert-ticket',
      'exhibition-poster',
      'metro-conference-schedule',
      'speech-bubble-badge',
      'speech-bubble-webinar',
      'woodblock-fireworks-poster',
      'hangul-tiles-exhibition-post',
      'moon-swim-riso-poster',
      'projector-cinema-ticket-sheet',
    ],
  },
  {
    id: 'office',
    title: 'Office',
    description: 'Documents that read well and grow with their data.',
    names: [
      'annual-report',
      'pitch-deck',
      'studio-invoice',
      'swiss-resume',
      'harbour-newsletter',
      'certificate-of-completion',
      'workshop-drawing-estimate',
      'bold-quarterly-report',
      'arched-portrait-resume',
      'art-deco-certificate',
      'seedling-lesson-slides',
      'pencil-class-timetable',
      'vase-feature-magazine',
    ],
  },
  {
    id: 'celebrations',
    title: 'Celebrations',
    description: 'Birthdays, holidays and other good reasons.',
    names: [
      'candlelight-birthday-invitation',
      'marble-fir-christmas-card',
      'garden-wedding-invitation',
      'gift-wrap-voucher',
      'poppy-save-the-date',
      'lantern-iftar-invitation',
      'rangoli-diwali-invitation',
      'paper-cut-new-year-poster',
      'party-animals-birthday-invitation',
    ],
  },
  {
    id: 'shops',
    title: 'Shops and restaurants',
    description: 'Sell what is on the shelf and on the plate.',
    names: [
      'trattoria-menu',
      'sunrise-marmalade-label',
      'percent-sale-post',
      'product-card',
      'gift-wrap-voucher',
      'cut-paper-cocktail-menu',
      'copper-hair-price-list',
      'receipt-sale-story',
      'contour-coffee-label',
    ],
  },
  {
    id: 'languages',
    title: 'Many languages',
    description: 'Composed in their script, from right to left and from top to bottom.',
    names: [
      'lantern-iftar-invitation',
      'woodblock-fireworks-poster',
      'rangoli-diwali-invitation',
      'paper-cut-new-year-poster',
      'hangul-tiles-exhibition-post',
    ],
  },
] as const

/** In the order of the gallery. */
export const COLLECTIONS: readonly Collection[] = NAMED.map(({ names, ...collection }) => ({
  ...collection,
  templateIds: names.map((name) => `tpl_${name}`),
}))

/**
 * The order of the gallery: the first of each collection, then the second of each, so that neighbors differ in purpose
 * and shape and what was chosen first comes first.
 */
export const GALLERY_ORDER: readonly string[] = [
  ...new Set(
    Array.from({ length: Math.max(...COLLECTIONS.map(({ templateIds }) => templateIds.length)) }, (_, place) =>
      COLLECTIONS.flatMap(({ templateIds }) => templateIds.slice(place, place + 1)),
    ).flat(),
  ),
]
