import { buildWeb } from './build-web.ts'
import { startDemoSimulator } from './demo-simulator.ts'
import { packSource } from './pack-source.ts'

await buildWeb()
await packSource()
// The simulator runs beside the server and not in it: its checks survive a restart of the server.
const till = await startDemoSimulator(process.env)

// The supervisor runs in this process, so that npm's signals and exit code pass through no other process.
await import(new URL('../server/src/app/supervise.ts', import.meta.url).href)
await till?.close()
