// Decision 116: docs/decisions/0116-lists-on-threads.md

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { FairSlots } from './fair-slots.ts'
import { listOwner } from './list-owner.ts'
import type { ReadQuery, ReadPart } from './read.worker.ts'

const workerFile = new URL('read.worker.ts', import.meta.url)

/** Maximum reads that run at a time, each on its own thread. The others wait, in turns by owner. */
const threadsAtMost = 4

/**
 * Runs reads of a SQLite file that may take long on threads, each over its own read-only connection: SQLite itself
 * answers synchronously. All rows are from the moment in which the first is read. Threads start with the first read
 * that needs one.
 */
export function readThreads(file: string) {
  const idle: Worker[] = []
  const running = new Set<Promise<unknown>>()
  const slots = new FairSlots(threadsAtMost)

  function run(reading: ReadQuery): Promise<unknown[]> {
    const ran = slots.run(listOwner(), () => runOn(reading))
    running.add(ran)
    return ran.finally(() => running.delete(ran))
  }

  async function runOn(reading: ReadQuery): Promise<unknown[]> {
    const thread = idle.pop() ?? start()
    let isSound = false
    try {
      const rows = await rowsFrom(thread, reading)
      isSound = true
      return rows
    } catch (error) {
      isSound = error instanceof Sqlite.SqliteError
      throw error
    } finally {
      if (isSound) idle.push(thread)
      else void thread.terminate()
    }
  }

  function start(): Worker {
    const thread = new Worker(workerFile, { workerData: { file } })
    // The read that was running reports why its thread ended.
    thread.on('error', () => {})
    thread.unref()
    return thread
  }

  /** Stops the threads once the running reads have ended. */
  async function close(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running)
    await Promise.all(idle.splice(0).map((thread) => thread.terminate()))
  }

  return { run, close }
}

/** Receives the rows in parts, each in its own turn of the event loop. */
async function rowsFrom(thread: Worker, reading: ReadQuery): Promise<unknown[]> {
  const rows: unknown[] = []
  thread.postMessage(reading, [])
  for (;;) {
    const part = await nextPart(thread)
    if (part.error) throw new Sqlite.SqliteError(part.error.message, part.error.code)
    for (const row of part.rows) rows.push(row)
    if (part.isEnd) return rows
    thread.postMessage('next', [])
  }
}

async function nextPart(thread: Worker): Promise<ReadPart> {
  const [part] = await once(thread, 'message')
  return part
}
