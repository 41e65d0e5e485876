import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { bucketCount } from '@brigade/domain/insights/insights.histogram.ts'

/** The figures of a busy venue's day: orders in fourteen hours and by three payment types, eight people, 120 items. */
const hours = Array.from({ length: 14 }, (_, place) => place + 8)
const paymentTypes = ['room', 'card', 'cash']
const stages = ['queue', 'kitchen', 'pass', 'delivery', 'trays']
const people = 8
const items = 120
const saleSums = 13

/**
 * Gives each venue the figures of two years in the database of a stopped server, as the schedule keeps them: months that are over as their
 * sums, and the days of the others.
 */
export function writeGroupFigures(dataDir: string, today: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  const days = Array.from({ length: 760 }, (_, ago) => dayAgo(today, ago))
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const edges = days.filter((day) => months.indexOf(day.slice(0, 7)) % 12 === 0)
  const fill = (name: string, values: readonly (string | number)[]) => {
    database.exec(`CREATE TEMP TABLE "of_${name}" (x)`)
    const add = database.prepare(`INSERT INTO "of_${name}" VALUES (?)`)
    for (const value of values) add.run(value)
  }
  fill('day', days)
  fill('edge', edges)
  fill('month', months)
  fill('hour', hours)
  fill('type', paymentTypes)
  fill('stage', stages)
  fill(
    'person',
    Array.from({ length: people }, (_, place) => place + 1),
  )
  fill(
    'item',
    Array.from({ length: items }, (_, place) => place + 1),
  )
  const sums = numbers(saleSums, 1_237)
  const buckets = numbers(bucketCount, 3)
  const add = (table: string, of: readonly string[], columns: string) =>
    database.exec(
      `INSERT OR IGNORE INTO ${table} SELECT v."id", ${columns} FROM venues v, ${of.map((name) => `"of_${name}" AS ${name}`).join(', ')}`,
    )
  add('insight_days', ['day'], `day.x, v."currency", ${sums}`)
  for (const [period, suffix] of [
    ['month', '_months'],
    ['edge', ''],
  ] as const) {
    add(`insight_sales${suffix}`, [period, 'hour', 'type'], `${period}.x, hour.x, v."currency", type.x, ${sums}`)
    add(
      `insight_money${suffix}`,
      [period, 'type'],
      `${period}.x, v."currency", CASE type.x WHEN 'room' THEN 'online' ELSE type.x END, 4711, 0`,
    )
    add(`insight_items${suffix}`, [period, 'item'], `${period}.x, v."id" * 1000 + item.x, v."currency", 3, 9990`)
    const times = `insight_times${suffix}`
    add(times, [period, 'stage'], `${period}.x, 'stage', stage.x, '', ${buckets}`)
    add(times, [period, 'stage', 'hour'], `${period}.x, 'hour', stage.x, CAST(hour.x AS text), ${buckets}`)
    add(
      times,
      [period, 'stage', 'person'],
      `${period}.x, 'person', stage.x, CAST(v."id" * 100 + person.x AS text), ${buckets}`,
    )
  }
  database.exec(`INSERT OR REPLACE INTO insight_months SELECT v."id", month.x, true FROM venues v, of_month AS month`)
  database.close()
}

function numbers(count: number, step: number): string {
  return Array.from({ length: count }, (_, place) => (place + 1) * step).join(', ')
}

function dayAgo(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}
