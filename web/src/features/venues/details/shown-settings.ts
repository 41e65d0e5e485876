import { can } from '@brigade/domain/access/permissions.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type SetupEntry, type SetupTask, setupSlot, setupTasks } from '#features/venues/public/setup-slot.ts'
import { settingsOfTask } from '#features/venues/details/plain-draft.ts'
import type { PlainSetting } from '#features/venues/details/plain-settings.ts'
import { hasShortMenu } from '#kit/features/short-menu.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

/** A row of a venue's settings: a setting, or a screen or form of a feature. */
export type ShownSetting = { setting: PlainSetting; entry?: undefined } | { setting?: undefined; entry: SetupEntry }

export type ShownTask = { task: SetupTask; rows: readonly ShownSetting[] }

/** Returns what a person may set up at a venue, by task; tasks without anything are left out. */
export function shownTasks({ user, venue }: { user: StaffUser; venue: Venue }): ShownTask[] {
  const isShort = hasShortMenu({ user, venue })
  const entries = setupSlot
    .parts()
    .filter(({ inShortMenu }) => inShortMenu || !isShort)
    .filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
  return setupTasks
    .map((task) => ({
      task,
      rows: [
        ...entries.filter((entry) => entry.task === task && entry.form).map((entry) => ({ entry })),
        ...settingsOfTask(task, user).map((setting) => ({ setting })),
        ...entries.filter((entry) => entry.task === task && !entry.form).map((entry) => ({ entry })),
      ],
    }))
    .filter(({ rows }) => rows.length > 0)
}

type Words = (row: ShownSetting) => { label: string; help: string }

/** Returns the rows whose name or help has every word of a text. */
export function settingsFoundIn(tasks: readonly ShownTask[], text: string, wordsOf: Words): ShownTask[] {
  const wanted = wantedText(text).split(' ').filter(Boolean)
  if (wanted.length === 0) return [...tasks]
  return tasks
    .map(({ task, rows }) => ({
      task,
      rows: rows.filter((row) => {
        const { label, help } = wordsOf(row)
        const said = wantedText(`${label} ${help}`)
        return wanted.every((word) => said.includes(word))
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}
