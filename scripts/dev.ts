import { startDemoSimulator } from './demo-simulator.ts'
import { runCommand } from './run-command.ts'

const port = process.env.PORT ?? '3030'
await startDemoSimulator(process.env)

console.log('The dashboard, reloading as you edit: http://localhost:5173')
const server = runCommand({
  program: 'node',
  args: ['--watch', '--watch-preserve-output', 'server/src/app/main.ts'],
  env: { PORT: port },
})
const dashboard = runCommand({
  program: 'vite',
  args: ['--clearScreen', 'false'],
  folder: 'web',
  env: { BRIGADE_API: process.env.BRIGADE_API ?? `http://localhost:${port}` },
})

// One half is useless without the other: when one ends, the handler that ends all started processes ends the other.
await Promise.race([server, dashboard])
process.kill(process.pid, 'SIGTERM')
