import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

// Render processes yield the processor to all others. On a busy machine, also to those of other programs, so that a
// render of a tenth of a second can take a minute: longer than tests wait.
os.setPriority = () => undefined
syncBuiltinESMExports()
