import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { mergeText, problemsOfName, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { notFound } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import { refuse } from '../editing/refuse.ts'
import { groupNameOfRow, type GroupNameRow } from './list-group-names.ts'

/** Adds a preset name, the last. Throws BadRequest for a name that lacks English or Arabic, or is too long. */
export function* addGroupName(name: LocalDraft): Work<GroupName> {
  refuse(problemsOfName('name', name))
  const row = yield* one<GroupNameRow>(
    `INSERT INTO group_names ("name", "index") SELECT ?, COALESCE(MAX("index"), 0) + 1 FROM group_names
     RETURNING "id", "name", "index"`,
    JSON.stringify(textOfDraft(name)),
  )
  return groupNameOfRow(row!)
}

/** Changes a preset name, by language; groups that bear it keep theirs. */
export function* changeGroupName(id: number, change: LocalDraft): Work<GroupName> {
  const current = yield* findGroupName(id)
  const name = mergeText(current.name, change)
  refuse(problemsOfName('name', name))
  const row = yield* one<GroupNameRow>(
    'UPDATE group_names SET "name" = ? WHERE "id" = ? RETURNING "id", "name", "index"',
    JSON.stringify(textOfDraft(name)),
    id,
  )
  return groupNameOfRow(row ?? missing())
}

/** Deletes a preset name. Throws NotFound for the second who tries. */
export function* removeGroupName(id: number): Work<GroupName> {
  const row = yield* one<GroupNameRow>('DELETE FROM group_names WHERE "id" = ? RETURNING "id", "name", "index"', id)
  return groupNameOfRow(row ?? missing())
}

function* findGroupName(id: number): Work<GroupName> {
  const row = yield* one<GroupNameRow>('SELECT "id", "name", "index" FROM group_names WHERE "id" = ?', id)
  return groupNameOfRow(row ?? missing())
}

function missing(): never {
  throw notFound({ message: 'There is no such record.' })
}
