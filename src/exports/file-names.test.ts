import { describe, expect, test } from 'vitest'
import { exportFileNames, safeFileName } from './file-names.ts'

describe('a file is named after the title', () => {
  test.each([
    ['Summer sale', 'Summer sale'],
    ['Größe & Maß – 50 €', 'Größe & Maß – 50 €'],
    ['春のセール', '春のセール'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
    ['100% wool', '100- wool'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['.hidden', 'hidden'],
    ['dots...', 'dots'],
    ['two\nlines\tand\0more', 'two-lines-and-more'],
    ['exe.\u202Egnp', 'exe.-gnp'],
    ['  much    room  ', 'much room'],
    ['...', 'design'],
    ['///', 'design'],
    ['', 'design'],
    ['CON', '_CON'],
    ['lpt1.txt', '_lpt1.txt'],
    ['Console', 'Console'],
    ['half a pair \ud83d', 'half a pair \ufffd'],
  ])('%j results in %j', (title, name) => expect(safeFileName(title)).toBe(name))

  test('composed and decomposed letters result in one name', () => {
    expect(safeFileName('Cafe\u0301')).toBe(safeFileName('Café'))
  })

  test('a long title is cut between characters, short enough for any file system', () => {
    const name = safeFileName('🎈'.repeat(255))
    expect(name).toBe('🎈'.repeat(45))
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180)
  })
})

describe('the files of an export', () => {
  const png = (page: number) => ({ page, contentType: 'image/png' })

  test('the only page has no number', () => expect(exportFileNames('Sale', [png(1)])).toEqual(['Sale.png']))
  test('a single later page has its number', () => expect(exportFileNames('Sale', [png(2)])).toEqual(['Sale-2.png']))
  test('several pages are numbered as the design numbers them', () => {
    expect(exportFileNames('Sale', [png(3), png(1)])).toEqual(['Sale-3.png', 'Sale-1.png'])
  })
  test('a PDF is one file', () => {
    expect(exportFileNames('Sale', [{ page: null, contentType: 'application/pdf' }])).toEqual(['Sale.pdf'])
  })
})
