import { Type } from '@sinclair/typebox'
import { importNames } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { idSchema } from '@brigade/domain/kit/ids.ts'
import { defineJob } from '#kit/jobs/define-job.ts'
import { forgetOldImports } from './kept-imports.ts'

/** The job that deletes the data for undoing the older imports of a venue, and the oldest imports entirely. */
export const forgetImports = defineJob({
  kind: 'menus:forgetImports',
  payload: Type.Object(
    { restaurantId: idSchema, kind: Type.Union(importNames.map((kind) => Type.Literal(kind))) },
    { additionalProperties: false },
  ),
  tries: 5,
  backoffMinutes: [1, 5, 30],
  mayRepeat: true,
  run: ({ restaurantId, kind }, { db }) => db.write(() => forgetOldImports(restaurantId, kind)),
})
