import fc from 'fast-check'

// A failure must come from the change at hand. `TEST_SEED=<number>` tries other cases, and so does `npm run fuzz`.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) })
