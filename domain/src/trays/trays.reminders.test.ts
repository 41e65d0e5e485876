import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueReminders, remindedWithinMinutes, reminderSeconds } from './trays.reminders.ts'

const start = Date.parse('2026-03-04T08:00:00.000Z')
const minute = 60_000
const brought = (id: number, at: number) => ({ id, createdAt: new Date(at).toISOString() })

it.each<[ageMinutes: number, isDue: boolean]>([
  [29.99, false],
  [30, true],
  [31, true],
  [32.99, true],
  [33, false],
  [45, false],
])('is due at the look after its time, or one that comes a minute late: %s minutes', (ageMinutes, isDue) => {
  const look = { afterMinutes: 30, everySeconds: reminderSeconds.lateTray, now: start + ageMinutes * minute }

  expect(dueReminders([brought(1, start)], look)).toHaveLength(isDue ? 1 : 0)
})

it('is due at once where a clock that was ahead has dated it, by more than clocks differ', () => {
  const look = { afterMinutes: 30, everySeconds: reminderSeconds.lateTray, now: start }

  expect(dueReminders([brought(1, start + 6 * minute)], look)).toHaveLength(1)
  expect(dueReminders([brought(1, start + 4 * minute)], look)).toEqual([])
})

it('has forgotten what has been waiting for more than three hours', () => {
  const late = { afterMinutes: remindedWithinMinutes, everySeconds: 300 }

  expect(dueReminders([brought(1, start)], { ...late, now: start + 180 * minute })).toHaveLength(1)
  expect(dueReminders([brought(1, start)], { ...late, now: start + 180 * minute + 1 })).toEqual([])
})

it('reminds of everything once, however the looks fall, by who remembers', () => {
  const looks = fc.record({
    everySeconds: fc.constantFrom(...Object.values(reminderSeconds)),
    afterMinutes: fc.integer({ min: 0, max: 120 }),
    phase: fc.integer({ min: 0, max: 300_000 }),
    lateness: fc.array(fc.integer({ min: 0, max: 59_999 }), { minLength: 120, maxLength: 120 }),
    ages: fc.array(fc.integer({ min: 0, max: 60 * minute }), { minLength: 1, maxLength: 20 }),
  })

  fc.assert(
    fc.property(looks, ({ everySeconds, afterMinutes, phase, lateness, ages }) => {
      const waiting = ages.map((age, index) => brought(index + 1, start + age))
      const reminded = new Set<number>()
      const told: number[] = []

      for (const [turn, late] of lateness.entries()) {
        const now = start + phase + turn * everySeconds * 1000 + late
        const due = dueReminders(waiting, { afterMinutes, everySeconds, now }).filter(({ id }) => !reminded.has(id))
        for (const { id } of due) {
          reminded.add(id)
          told.push(id)
        }
      }

      const firstLook = start + phase + lateness[0]!
      const expected = waiting.filter(({ createdAt }) => Date.parse(createdAt) + afterMinutes * minute >= firstLook)
      expect(told).toEqual(expect.arrayContaining(expected.map(({ id }) => id)))
      expect(new Set(told).size).toBe(told.length)
    }),
  )
})
