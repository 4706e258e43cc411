import { HUNDRED, ORIGIN, rectangles } from '../fixtures/rectangles.ts'

/* No editor: a canvas that draws all rectangles in every frame in which one or a hundred of them have moved. */

const element = Object.assign(document.createElement('canvas'), { width: innerWidth, height: innerHeight })
document.body.style.margin = '0'
document.body.append(element)
const context = element.getContext('2d')
if (!context) throw new Error('This browser doesn’t support canvas.')

const all = rectangles().map((each) => ({ ...each, x: each.x, y: each.y }))
let dragged: typeof all = []
let requested = 0

const draw = (): void => {
  requested = 0
  context.clearRect(0, 0, element.width, element.height)
  for (const { x, y, width, height, cornerRadius, fill } of all) {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(x, y, width, height, cornerRadius)
    context.fill()
  }
}

addEventListener('pointerdown', ({ clientX, clientY }) => {
  const isAt = ({ x, y, width, height }: (typeof all)[number]): boolean =>
    clientX >= x && clientX <= x + width && clientY >= y && clientY <= y + height
  const isOfHundred = ({ x, y }: (typeof all)[number]): boolean => x < ORIGIN.x + HUNDRED.x && y < ORIGIN.y + HUNDRED.y
  dragged = all.filter(isAt)
  if (dragged.some(isOfHundred)) dragged = all.filter(isOfHundred)
})
addEventListener('pointermove', ({ movementX, movementY }) => {
  for (const each of dragged) Object.assign(each, { x: each.x + movementX, y: each.y + movementY })
  if (dragged.length > 0) requested ||= requestAnimationFrame(draw)
})
addEventListener('pointerup', () => (dragged = []))
draw()
