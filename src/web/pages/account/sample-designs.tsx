import card from './samples/marble-business-card.webp'
import mountains from './samples/mountain-retreat-post.webp'
import poster from './samples/exhibition-poster.webp'
import quote from './samples/desert-quote-post.webp'
import ticket from './samples/concert-ticket.webp'

interface Sheet {
  readonly source: string
  /** Size of the image file in pixels, which reserves the space of the image. */
  readonly width: number
  readonly height: number
}

const LEFT: readonly Sheet[] = [
  { source: poster, width: 620, height: 877 },
  { source: ticket, width: 620, height: 248 },
]
const RIGHT: readonly Sheet[] = [
  { source: card, width: 620, height: 354 },
  { source: mountains, width: 620, height: 620 },
  { source: quote, width: 620, height: 620 },
]

export function SampleDesigns() {
  return (
    <div
      aria-hidden
      className="sticky top-0 hidden h-dvh place-items-center overflow-hidden border-l border-rule bg-well lg:grid"
    >
      <div className="grid w-[min(82%,46rem,calc(92dvh-4rem))] grid-cols-2 items-center gap-x-14">
        <Column sheets={LEFT} />
        <Column sheets={RIGHT} />
      </div>
    </div>
  )
}

function Column({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <div className="grid gap-14">
      {sheets.map(({ source, width, height }) => (
        <div key={source} className="crop-marks">
          <img {...{ width, height }} src={source} alt="" className="h-auto w-full shadow-raised" />
        </div>
      ))}
    </div>
  )
}
