import { expect, it } from 'vitest'
import { chosenIn, storedText } from './stored-options.ts'

it('options that were chosen are kept, also pixels', () => {
  const chosen = { rulers: true, grid: null, unit: 'px' } as const
  expect(chosenIn(storedText(chosen))).toEqual(chosen)
})

it('pixels that were stored along with another option were not chosen, but another unit was', () => {
  expect(chosenIn('{"rulers":true,"unit":"px"}')).toEqual({ rulers: true })
  expect(chosenIn('{"rulers":true,"unit":"mm"}')).toEqual({ rulers: true, unit: 'mm' })
})

it('what this version does not know is left out', () => {
  expect(chosenIn('{"unit":"pc","grid":-1,"rulers":1,"onions":true,"guides":false}')).toEqual({ guides: false })
  expect(chosenIn('[1]')).toEqual({})
  expect(chosenIn('{')).toEqual({})
})
