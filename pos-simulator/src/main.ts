import { startSimulator } from './start-simulator.ts'

const port = Number(process.env.POS_SIMULATOR_PORT ?? 3040)
const printLine = (text: string) => void process.stdout.write(`${text}\n`)

const { url, ordersUrl, checksUrl } = await startSimulator({ port, print: printLine })

printLine(`The simulator of a point of sale is at ${url}
  New checks:   POST ${ordersUrl}
  Open checks:  POST ${checksUrl}
  What it has:  GET ${url}/
  Its mood:     POST ${url}/mood {"mood": "fails", "times": 1}`)
