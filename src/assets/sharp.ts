import sharp from 'sharp'

// libvips would retain up to 50 MB of its last operations, but none is ever repeated.
sharp.cache(false)

export { sharp }
