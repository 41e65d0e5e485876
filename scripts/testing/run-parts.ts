import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordCommand } from '../run-command.ts'
import type { Outcome } from './outcome.ts'
import type { Part } from './parts.ts'

export type PartOutcome = { title: string; outcome: Outcome }

/**
 * The number of parts that run beside the one with precedence: each waits half of its time, so there are as many as
 * there are cores, but at most what fits into memory.
 */
const otherPartsAtOnce = Math.min(availableParallelism(), 2)

/** The niceness of other parts: parts with precedence get two of three time slices of a core that both want. */
const niceness = 3

const broken: Outcome = { passed: 0, failed: 1, skipped: 0 }

/**
 * Runs several parts concurrently, each in its own process whose output is shown when it ends; a single part runs here,
 * in our terminal. Parts are prepared one after the other, while parts that need no preparation run already.
 */
export async function runParts(parts: readonly Part[]): Promise<PartOutcome[]> {
  const [only, ...others] = parts
  if (only && others.length === 0) return [{ title: only.title, outcome: await prepareAndRun(only) }]

  const outcomes: PartOutcome[] = []
  const isPrepared = prepareInTurn(parts)
  const runPrepared = async (part: Part) => {
    const outcome = (await isPrepared.get(part)) ? await runApart(part) : broken
    outcomes.push({ title: part.title, outcome })
  }
  const waiting = parts.filter(({ hasPrecedence }) => !hasPrecedence)
  const runWaiting = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await runPrepared(part)
  }
  const first = parts.filter(({ hasPrecedence }) => hasPrecedence)
  await Promise.all([...first.map(runPrepared), ...Array.from({ length: otherPartsAtOnce }, runWaiting)])
  return outcomes
}

/** Starts to prepare parts: two at once would collide where they install programs. Returns for each whether it succeeds. */
function prepareInTurn(parts: readonly Part[]): Map<Part, Promise<boolean>> {
  const isPrepared = new Map<Part, Promise<boolean>>()
  let before: Promise<unknown> = Promise.resolve()
  for (const part of parts) {
    const prepared = part.prepare ? before.then(() => hasSucceeded(part.prepare)) : Promise.resolve(true)
    isPrepared.set(part, prepared)
    if (part.prepare) before = prepared
  }
  return isPrepared
}

/** Runs one of several parts in the process that was started for it. */
export function runOneOfSeveral(part: Part): Promise<Outcome> {
  if (!part.hasPrecedence) setPriority(niceness)
  return run(part)
}

async function prepareAndRun(part: Part): Promise<Outcome> {
  return (await hasSucceeded(part.prepare)) ? run(part) : broken
}

/** Runs a part. Its errors must not stop the other parts. */
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
    const { code, output } = await recordCommand({
      program: 'node',
      args: ['scripts/test.ts', `--only=${name}`, `--report=${report}`],
    })
    console.log(output)
    if (!existsSync(report)) {
      console.error(`✗ ${title} ended before it could report, with exit code ${code}.`)
      return broken
    }
    return JSON.parse(readFileSync(report, 'utf8')) as Outcome
  } catch (error) {
    console.error(error)
    return broken
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
