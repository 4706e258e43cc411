import { openOwnProfiles } from '../render/cmyk/open-own-profiles.ts'
import { type Check, ok } from './doctor-check.ts'

export const colorProfilesCheck: Check = {
  name: 'Color profiles',
  run({ config }) {
    const { profileFolder } = config.render
    if (profileFolder === undefined) return Promise.resolve([ok('Only built-in profiles: PLATEN_ICC_DIR is not set.')])
    const names = openOwnProfiles(config.render).map(({ name }) => name)
    const found = names.length === 0 ? 'no profiles (files with .icc or .icm)' : names.join(', ')
    return Promise.resolve([ok(`${profileFolder} has ${found}.`)])
  },
}
