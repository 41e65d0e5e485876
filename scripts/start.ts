import { buildWeb } from './build-web.ts'
import { startDemoTill } from './demo-till.ts'
import { packSource } from './pack-source.ts'

await buildWeb()
await packSource()
// Beside the server, not in it: its checks outlive a server that is started again.
const till = await startDemoTill(process.env)

// In this very process, so that npm's signals and exit code have no further go-between.
await import(new URL('../server/src/app/supervise.ts', import.meta.url).href)
await till?.close()
