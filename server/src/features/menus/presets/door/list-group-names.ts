import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { many, type Work } from '#kit/work.ts'
import { textOf } from '../../stored-values.ts'

export type GroupNameRow = { id: number; name: string; index: number }

/** The preset names of modifier groups, in their order. */
export function* listGroupNames(): Work<GroupName[]> {
  const rows = yield* many<GroupNameRow>('SELECT "id", "name", "index" FROM group_names ORDER BY "index", "id"')
  return rows.map(groupNameOfRow)
}

export function groupNameOfRow({ id, name, index }: GroupNameRow): GroupName {
  return { id, name: textOf(name), index }
}
