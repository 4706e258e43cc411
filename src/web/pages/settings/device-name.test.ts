import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-name.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

describe('the name of a device', () => {
  it.each([
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`],
    ['Chromium on Linux', `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36`],
    [
      'Safari on Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome on iPad', 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148'],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`],
    ['Unknown browser on Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Something/1.0'],
    ['curl', 'curl/8.5.0'],
    ['Unknown device', ''],
  ])('is %s', (name, userAgent) => {
    expect(deviceOf(userAgent).name).toBe(name)
  })

  it('recognizes handheld devices', () => {
    expect(deviceOf(`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`).isHandheld).toBe(true)
    expect(deviceOf(`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`).isHandheld).toBe(false)
  })
})
