import { expect, test } from 'vitest'
import { convertContent } from './convert-content.ts'
import { convertStops } from './convert-stops.ts'

const name = (rgb: readonly number[], isLarge: boolean): string => `${rgb.join(',')}${isLarge ? ' large' : ''}`

test('a color is written before what it colors, once, and again after the state that had it', () => {
  const content = 'q\n1 0 0 RG 1 0 0 rg\n/G3 gs\n0 0 5 5 re\nf\n0 0 m\n5 5 l\nS\nQ\nBT\nET\n'
  expect(convertContent(`0 0 0 RG 0 0 0 rg\n${content}`, name)).toBe(
    'q\n/G3 gs\n1,0,0\n0 0 5 5 re\nf\n0 0 m\n5 5 l\nS\nQ\n0,0,0\nBT\nET\n',
  )
})

test('an area is large by its size on paper, and text never is', () => {
  const black = '0 0 0 RG 0 0 0 rg\n'
  const area = (scale: number): string => `q\n${scale} 0 0 ${scale} 0 0 cm\n${black}0 0 100 100 re\nf\nQ\n`
  expect(convertContent(area(1), name)).toContain('0,0,0 large\n0 0 100 100 re')
  expect(convertContent(area(0.1), name)).not.toContain('large')
  expect(convertContent(`${black}BT\nET\n0 0 9 100 re\nf\n`, name)).not.toContain('large')
})

test('opaque text in the color of overprinting is between its operators, and nothing else', () => {
  const overprinting = { color: '0,0,0', begin: '/On gs', end: '/Off gs', isOpaque: (state: string) => state !== 'G2' }
  const text = (state: string, color: string): string => `q\n/${state} gs\n${color} RG ${color} rg\nBT\nET\nQ\n`
  const convert = (content: string): string => convertContent(content, name, overprinting)
  expect(convert(text('G1', '0 0 0'))).toBe('q\n/G1 gs\n0,0,0\n/On gs\nBT\nET\n/Off gs\nQ\n')
  for (const content of [text('G2', '0 0 0'), text('G1', '1 0 0'), 'q\n0 0 0 RG 0 0 0 rg\n0 0 5 5 re\nf\nQ\n'])
    expect(convert(content)).not.toContain('/On gs')
})

test('patterns and colors of other spaces stay, and end a color', () => {
  const content = '1 0 0 RG 1 0 0 rg\n/Pattern CS/Pattern cs/P8 SCN/P8 scn\n0 0 5 5 re\nf\n'
  expect(convertContent(content, name)).toBe('/Pattern CS/Pattern cs/P8 SCN/P8 scn\n0 0 5 5 re\nf\n')
})

test('a program for gradients has the converted colors at and between its stops', () => {
  const program = `{exch atan 360 div
dup 0 le {pop 1 0 0 0} if
dup dup 0 gt exch 1 le and {
dup .5 le {
0 sub 1 exch 2 mul 0 
}{
.5 sub dup -2 mul 1 add exch dup -2 mul 1 add exch 2 mul 
} ifelse
0} if
0 gt {0 0 1} if
}`
  const colors: (readonly number[])[] = []
  const converted = convertStops(program, (rgb) => {
    colors.push(rgb)
    return [...rgb.map((value) => 1 - value), 0]
  })
  // The colors change evenly in inks too, so each of the two intervals remains one.
  expect(converted?.match(/ le \{/g)).toHaveLength(1)
  expect(converted).toContain('dup 0 mul 0 add exch dup -2 mul 1 add exch dup 0 mul 1 add exch 0 mul 0 add')
  expect(colors[8]).toEqual([1, 1, 0])
  expect(convertStops('{pop pop 0 0 0}', () => [0])).toBeUndefined()
})
