import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordCommand } from '../run-command.ts'
import type { Outcome } from './outcome.ts'
import type { Part } from './parts.ts'

export type PartOutcome = { title: string; outcome: Outcome }

/** Each waits for something half of its time: one more than there are cores, but no more than memory has room for. */
const partsAtOnce = Math.min(availableParallelism() + 1, 3)

/** Of three turns of a core, those who have precedence get two where both want them. */
const niceness = 3

const broken: Outcome = { passed: 0, failed: 1, skipped: 0 }

/** Runs several parts side by side, each in a process of its own whose output is shown when it ends; one alone here, with our terminal. */
export async function runParts(parts: readonly Part[]): Promise<PartOutcome[]> {
  const [only, ...others] = parts
  if (only && others.length === 0) return [{ title: only.title, outcome: await prepareAndRun(only) }]

  const outcomes: PartOutcome[] = []
  const waiting: Part[] = []
  for (const part of parts) {
    if (await hasSucceeded(part.prepare)) waiting.push(part)
    else outcomes.push({ title: part.title, outcome: broken })
  }
  const runWaiting = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      outcomes.push({ title: part.title, outcome: await runApart(part) })
    }
  }
  await Promise.all(Array.from({ length: partsAtOnce }, runWaiting))
  return outcomes
}

/** Runs one of several parts in the process that was started for it. */
export function runOneOfSeveral(part: Part): Promise<Outcome> {
  if (!part.hasPrecedence) setPriority(niceness)
  return run(part)
}

async function prepareAndRun(part: Part): Promise<Outcome> {
  return (await hasSucceeded(part.prepare)) ? run(part) : broken
}

/** What goes wrong in one part must not keep the others from running. */
async function run(part: Part): Promise<Outcome> {
  console.log(`\n── ${part.title}`)
  try {
    return await part.run()
  } catch (error) {
    console.error(error)
    return broken
  }
}

async function hasSucceeded(prepare: Part['prepare']): Promise<boolean> {
  try {
    await prepare?.()
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

async function runApart({ name, title }: Part): Promise<Outcome> {
  console.log(`\n── ${title} begins`)
  const folder = mkdtempSync(join(tmpdir(), 'brigade-part-'))
  const report = join(folder, 'outcome.json')
  try {
    const { output } = await recordCommand({
      program: 'node',
      args: ['scripts/test.ts', `--only=${name}`, `--report=${report}`],
    })
    console.log(output)
    return JSON.parse(readFileSync(report, 'utf8')) as Outcome
  } catch (error) {
    console.error(error)
    return broken
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
