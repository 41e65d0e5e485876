import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordCommand } from '../run-command.ts'
import type { Outcome } from './outcome.ts'
import type { Part } from './parts.ts'

export type PartOutcome = { title: string; outcome: Outcome }

/**
 * The number of concurrent parts: each waits half of its time, so it is one more than there are cores, but at most what
 * fits into memory.
 */
const partsAtOnce = Math.min(availableParallelism() + 1, 3)

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
  const waiting = [...parts]
  const { isPrepared, ready } = prepareInTurn(parts)
  const take = (part = waiting.find((one) => ready.has(one)) ?? waiting[0]) => {
    if (part) waiting.splice(waiting.indexOf(part), 1)
    return part
  }
  const runInTurn = async (first: Part | undefined) => {
    for (let part = first; part; part = take()) {
      const outcome = (await isPrepared.get(part)) ? await runApart(part) : broken
      outcomes.push({ title: part.title, outcome })
    }
  }
  const preferred = take(waiting.find(({ hasPrecedence }) => hasPrecedence))
  await Promise.all([preferred, ...Array.from({ length: partsAtOnce - 1 }, () => take())].map(runInTurn))
  return outcomes
}

type Preparation = {
  /** For each part, whether its preparation succeeds. */
  isPrepared: ReadonlyMap<Part, Promise<boolean>>
  /** The parts whose preparation is over. */
  ready: ReadonlySet<Part>
}

/** Prepares the parts one after the other: two at once would collide where they install programs. */
function prepareInTurn(parts: readonly Part[]): Preparation {
  const isPrepared = new Map<Part, Promise<boolean>>()
  const ready = new Set(parts.filter(({ prepare }) => !prepare))
  let before: Promise<unknown> = Promise.resolve()
  for (const part of parts) {
    if (ready.has(part)) {
      isPrepared.set(part, Promise.resolve(true))
      continue
    }
    const prepared = before.then(() => hasSucceeded(part.prepare))
    before = prepared.then(() => ready.add(part))
    isPrepared.set(part, prepared)
  }
  return { isPrepared, ready }
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
