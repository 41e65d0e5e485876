import { buildWeb } from './build-web.ts'

await buildWeb()

// The server runs in this very process, so that signals, exit code and terminal reach it without a go-between.
await import(new URL('../server/src/app/main.ts', import.meta.url).href)
