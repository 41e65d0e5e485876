import { buildWeb } from './build-web.ts'
import { packSource } from './pack-source.ts'

await buildWeb()
await packSource()
