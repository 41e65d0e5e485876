import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { CallParams, App } from '#kit/context/context.ts'
import { listRecords } from '#kit/lists/list-records.ts'
import type { Knex } from 'knex'

type Text = { id: number; updatedBy: string | null }

type TextQuery = {
  restaurantId?: number | { $in: number[] }
  subOptionId?: number
  $limit?: number
  $skip?: number
}

type Listed<Row extends { id: number }, T extends Text> = {
  columns: { table: string; read(row: Row): T }
  sort: Record<string, 1 | -1>
}

/** Returns the call that lists the headings or options of the caller's venues. Guests don't see who changed them. */
export function listTexts<Row extends { id: number }, T extends Text>(
  { db }: App,
  { columns: { table, read }, sort }: Listed<Row, T>,
) {
  return ({ query: { subOptionId, ...query }, user, paginate }: CallParams<TextQuery>): Promise<Paged<T> | T[]> =>
    listRecords<Row, T, TextQuery>(
      { db, query, principal: user, isPaged: paginate !== false },
      {
        columns: { table, read: (row) => shownTo(user, read(row)) },
        sort,
        ...(subOptionId !== undefined && { among: aboveSubOption(db.build, { table, subOptionId }) }),
      },
    )
}

function shownTo<T extends Text>(user: Principal, text: T): T {
  return can(user, 'menus:readUnpublished') ? text : { ...text, updatedBy: null }
}

/** Narrows headings to the one above a sub option. */
function aboveSubOption(build: Knex, { table, subOptionId }: { table: string; subOptionId: number }) {
  return build(table).where('mainOptionId', build('sub_options').select('mainOptionId').where('id', subOptionId))
}
