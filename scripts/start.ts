import { buildWeb } from './build-web.ts'
import { packSource } from './pack-source.ts'

await buildWeb()
await packSource()

// In this very process, so that npm's signals and exit code have no further go-between.
await import(new URL('../server/src/app/supervise.ts', import.meta.url).href)
