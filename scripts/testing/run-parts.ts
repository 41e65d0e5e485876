import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordCommand } from '../run-command.ts'
import type { Outcome } from './outcome.ts'
import type { Part } from './parts.ts'

export type PartOutcome = { title: string; outcome: Outcome }

/** A run of tests keeps about one core busy. */
const partsAtOnce = 2

/** Runs the parts, one alone with our terminal, several two at a time, each in a process of its own whose output is shown when it ends. */
export async function runParts(parts: readonly Part[]): Promise<PartOutcome[]> {
  if (parts.length === 1) return [{ title: parts[0]!.title, outcome: await runHere(parts[0]!) }]
  const sideBySide = await inTurns(
    parts.filter(({ isAlone }) => !isAlone),
    partsAtOnce,
  )
  const alone = await inTurns(
    parts.filter(({ isAlone }) => isAlone),
    1,
  )
  return [...sideBySide, ...alone]
}

/** In their order; each begins as soon as there is room for it. */
async function inTurns(parts: readonly Part[], atOnce: number): Promise<PartOutcome[]> {
  const waiting = [...parts]
  const outcomes: PartOutcome[] = []
  const runWaiting = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      outcomes.push({ title: part.title, outcome: await runApart(part) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  return outcomes
}

/** What goes wrong in one part must not keep the others from running. */
async function runHere(part: Part): Promise<Outcome> {
  console.log(`\n── ${part.title}`)
  try {
    return await part.run()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
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
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
