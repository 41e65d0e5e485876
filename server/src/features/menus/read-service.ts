import type { CallParams } from '#kit/context/context.ts'
import { getPart, listParts, type PartQuery, type PartReader, type PartRecord } from './read-parts.ts'

/** Returns the reading methods of the service of one kind of menu part. */
export function reading<Row, T extends PartRecord>(reader: PartReader<Row, T>) {
  return {
    find: ({ query, user, paginate }: CallParams<PartQuery>) =>
      listParts(reader, { query, principal: user, isPaged: paginate !== false }),

    get: (id: number, { user }: CallParams) => reader.db.read(() => getPart(reader, { id, principal: user })),
  }
}
