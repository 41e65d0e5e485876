import { groupNamesPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { listPage } from '#kit/lists/list-page.ts'
import type { PartQuery } from '../read-parts.ts'
import { groupNameColumns, type GroupNameRow } from './public/list-group-names.ts'
import { addGroupName, changeGroupName, removeGroupName, repeatedGroupName } from './write-group-name.ts'

/** Registers the preset names of modifier groups. */
export function registerPresets(app: App): void {
  const { db } = app

  useService(app, groupNamesPath, {
    find: ({ query, paginate }) =>
      listPage<GroupNameRow, GroupName>({
        db,
        rows: db.build('group_names'),
        paging: pagingOf(query, paginate),
        toRecords: (rows) => rows.map((row) => groupNameColumns.read(row)),
      }),

    create: { transaction: addGroupName, repeat: repeatedGroupName },
    patch: { transaction: changeGroupName },
    remove: { transaction: removeGroupName },
  })
}

function pagingOf({ $sort = { index: 1 }, $limit, $skip }: PartQuery, paginate: false | undefined) {
  return { $sort, $limit, $skip, isPaged: paginate !== false }
}
