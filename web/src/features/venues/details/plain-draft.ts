import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import type { Problem, Problems } from '@brigade/domain/kit/problems.ts'
import { entriesOf, keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { mayWrite, problemsOfVenueChange, type VenueChange } from '@brigade/domain/venues/venues.writes.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { SetupTask } from '#features/venues/public/setup-slot.ts'
import {
  limitsOf,
  type PlainSetting,
  plainSettings,
  type PlainSettingRow,
} from '#features/venues/details/plain-settings.ts'

/** The typed values of one task's settings, by name. A number that is none is the typed text. */
export type PlainDraft = Record<string, unknown>

/** Returns the settings of a task that a role may change, in order. */
export function settingsOfTask(task: SetupTask, user: { role: StaffRole }): PlainSetting[] {
  return entriesOf(plainSettings)
    .filter(([name, row]) => row.task === task && mayWrite(user, name))
    .map(([name]) => name)
}

/** Returns the values of these settings at a venue. */
export function draftOf(names: readonly PlainSetting[], venue: Venue): PlainDraft {
  return Object.fromEntries(names.map((name) => [name, venue[name]]))
}

const lateAfterLimits = { least: 1, most: 1_440 }

/** Returns the problems of typed values, by path: of those that are no values first, then those of the rules. */
export function problemsOfDraft(draft: PlainDraft, { venue, changed }: ChangedAt): Problems {
  const typed = Object.fromEntries(
    keysOf(plainSettings)
      .filter((name) => name in draft)
      .flatMap((name) => problemsTyped(name, draft[name])),
  )
  if (Object.keys(typed).length > 0) return typed
  const isChanged = (path: string) =>
    changed === 'all' || changed.some((each) => path.split('.')[0] === each.split('.')[0])
  const found = Object.entries(problemsOfVenueChange(changeOf(draft), venue))
  return Object.fromEntries(found.filter(([path]) => isChanged(path)))
}

type ChangedAt = { venue: Venue; changed: readonly string[] | 'all' }

function problemsTyped(name: PlainSetting, value: unknown): [path: string, problem: Problem][] {
  const row: PlainSettingRow = plainSettings[name]
  if (row.is === 'lateAfter') {
    return Object.entries(value ?? {}).flatMap(([stage, minutes]) => {
      const problem = problemOfNumber(minutes, lateAfterLimits)
      return problem ? [[`${name}.${stage}`, problem] as [string, Problem]] : []
    })
  }
  const limits = limitsOf(name)
  if (!limits || (row.is === 'amount' && row.isOptional && value === null)) return []
  const problem = problemOfNumber(value, limits)
  return problem ? [[name, problem]] : []
}

/** Returns the problem of a typed number within limits. */
export function problemOfNumber(value: unknown, { least, most }: { least: number; most: number }): Problem | undefined {
  if (typeof value !== 'number') return { code: 'numberMissing' }
  return value < least || value > most ? { code: 'numberRange', params: { least, most } } : undefined
}

/** Returns typed values as a change of the venue. */
export function changeOf(draft: PlainDraft): VenueChange {
  const known = Object.entries(draft).filter(([name]) => isOneOf(keysOf(plainSettings), name))
  return Object.fromEntries(known)
}
